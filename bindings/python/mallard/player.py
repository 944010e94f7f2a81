"""A small player for replays in a notebook: pictures, a slider and buttons, in one piece of HTML."""
import base64
import html
import itertools
from typing import TYPE_CHECKING, List

from .match import HOST
from .scene import Scene

if TYPE_CHECKING:
    from .saving import Replay

_numbers = itertools.count()

_SCRIPT = """
(function () {
  const root = document.getElementById("NAME");
  const frames = root.querySelectorAll(".frame");
  const slider = root.querySelector("input");
  const [back, play, next] = root.querySelectorAll("button");
  let timer = null;
  const stop = () => { clearInterval(timer); timer = null; play.textContent = "Play"; };
  const show = (n) => {
    slider.value = n;
    frames.forEach((frame, index) => { frame.hidden = index !== +slider.value; });
  };
  const step = (by) => { show(+slider.value + by); };
  back.addEventListener("click", () => { stop(); step(-1); });
  next.addEventListener("click", () => { stop(); step(1); });
  slider.addEventListener("input", () => { stop(); show(slider.value); });
  play.addEventListener("click", () => {
    if (timer !== null) return stop();
    if (+slider.value === frames.length - 1) show(0);
    play.textContent = "Pause";
    timer = setInterval(() => {
      step(1);
      if (!root.isConnected || +slider.value === frames.length - 1) stop();
    }, 700);
  });
  show(slider.value);
})();
"""
_BUTTONS = "".join(f'<button type="button" aria-label="{name}">{label}</button> ' for name, label in (
    ("One step back", "&lt;"), ("Play or pause", "Play"), ("One step on", "&gt;")))


def _source(scene: Scene) -> str:
    """A picture that keeps its styles to itself: those of pictures within a page would mix."""
    picture = scene.svg(legend=False).encode("utf-8")
    return "data:image/svg+xml;base64," + base64.b64encode(picture).decode("ascii")


def page(replay: "Replay", viewer: int = HOST, frames: int = 30) -> str:
    """The replay as that viewer saw it, in at most so many pictures; first and last are among
    them."""
    name = f"mallard-replay-{next(_numbers)}"
    parts: List[str] = []
    with replay.play() as match:
        actions = [f"p{seat + 1}: {action}" for seat, action in match.history]
        count = min(frames, len(actions) + 1)
        places = sorted({round(n * len(actions) / max(count - 1, 1)) for n in range(count)})
        match.seek(0)
        with Scene(match, viewer) as scene:
            for place in places:
                match.seek(place)
                scene.update(match)
                caption = f"{place}. {actions[place - 1]}" if place else "The start"
                parts.append(f'<div class="frame" hidden><p>{html.escape(caption)}</p>'
                             f'<img alt="{html.escape(caption)}" src="{_source(scene)}"></div>')
    parts[-1] = parts[-1].replace(" hidden", "", 1)  # What is seen where no script runs.
    script = _SCRIPT.replace("NAME", name)
    return (f'<div id="{name}">{_BUTTONS}<input type="range" min="0" max="{len(parts) - 1}" '
            f'value="{len(parts) - 1}" aria-label="Action" style="width:100%">'
            f'{"".join(parts)}</div><script>{script}</script>')
