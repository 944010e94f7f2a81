// Making elements without ceremony.
type Attributes = Record<string, string | number | boolean | undefined | ((event: any) => void)>;

/** `h("button", { class: "main", onclick: run }, "Go")`. */
export function h<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Attributes = {}, ...children: (Node | string)[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(name) as HTMLElement;
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element as HTMLElementTagNameMap[K];
}

/** Lets the person keep a file. */
export function download(name: string, bytes: BlobPart): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Lets the person choose a file; the input stays in the page, so that tests and keyboards reach it. */
export function fileButton(label: string, accept: string, id: string, receive: (bytes: Uint8Array, name: string) => void): HTMLElement {
  const input = h("input", { type: "file", accept, id, class: "unseen", "aria-label": label });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (file) receive(new Uint8Array(await file.arrayBuffer()), file.name);
    input.value = "";
  });
  return h("label", { class: "button" }, label, input);
}
