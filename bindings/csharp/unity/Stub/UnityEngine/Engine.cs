// What Unity's player loop does with the components of the stub, as far as the package needs it.
#nullable enable
#pragma warning disable CS1591
using System;
using System.Collections.Generic;
using System.Reflection;

namespace UnityEngine
{
    /// <summary>The stub's player loop: runs components as Unity does, frame by frame, and plays the person at the
    /// mouse. No part of Unity's own API, so tests use it and the package does not.</summary>
    public static class StubEngine
    {
        private static readonly List<GameObject> Objects = new List<GameObject>();
        private static string? _pressed;

        /// <summary>Whether it is play mode: otherwise components are held, and nothing of theirs is
        /// called.</summary>
        public static bool IsPlaying { get; private set; } = true;

        /// <summary>What was drawn as buttons when the GUI was asked last.</summary>
        public static List<string> Buttons { get; } = new List<string>();

        /// <summary>What was drawn as text when the GUI was asked last.</summary>
        public static List<string> Labels { get; } = new List<string>();

        /// <summary>Lines of the console.</summary>
        public static List<string> Console { get; } = new List<string>();

        /// <summary>How many bodies stand in the scene.</summary>
        public static int BodyCount => Objects.Count;

        /// <summary>An empty scene, in play mode or in edit mode.</summary>
        public static void Reset(bool playing = true)
        {
            while (Objects.Count > 0)
            {
                Object.Destroy(Objects[Objects.Count - 1]);
            }

            IsPlaying = playing;
            Time.Set(0);
            Camera.main = null;
            Buttons.Clear();
            Labels.Clear();
            Console.Clear();
        }

        /// <summary>One frame, a second long.</summary>
        public static void Frame()
        {
            Time.Set(Time.time + 1);
            CallAll("Update");
        }

        /// <summary>Draws the GUI, and presses the first button of that text, if any.</summary>
        /// <returns>Whether there was one.</returns>
        public static bool Gui(string? press = null)
        {
            _pressed = press;
            Run(new Event { type = EventType.Repaint, mousePosition = Event.current.mousePosition });
            return press != null && _pressed == null;
        }

        /// <summary>The mouse does something at a place of the world.</summary>
        public static void Mouse(EventType type, Vector3 place) =>
            Run(new Event { type = type, mousePosition = Camera.main!.WorldToGui(place) });

        /// <summary>The left button goes down and up at a place of the world.</summary>
        public static void Click(Vector3 place)
        {
            Mouse(EventType.MouseDown, place);
            Mouse(EventType.MouseUp, place);
        }

        /// <summary>Whether components of an object are called: not in edit mode.</summary>
        internal static bool Calls(GameObject body) => IsPlaying && body.activeSelf && Objects.Contains(body);

        internal static void Add(GameObject body) => Objects.Add(body);

        internal static void Remove(GameObject body) => Objects.Remove(body);

        internal static bool DrawButton(string text)
        {
            Buttons.Add(text);
            if (text != _pressed)
            {
                return false;
            }

            _pressed = null;
            return true;
        }

        /// <summary>Everything of a type that stands in the scene, enabled or not.</summary>
        internal static List<T> All<T>()
            where T : Object
        {
            var found = new List<T>();
            foreach (var body in Objects)
            {
                foreach (var component in body.Components)
                {
                    if (component is T one && body.activeSelf)
                    {
                        found.Add(one);
                    }
                }
            }

            return found;
        }

        /// <summary>Calls a method that Unity finds by its name.</summary>
        internal static void Call(Component component, string name)
        {
            try
            {
                component.GetType().GetMethod(name, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
                    ?.Invoke(component, null);
            }
            catch (TargetInvocationException failure)
            {
                System.Runtime.ExceptionServices.ExceptionDispatchInfo.Capture(failure.InnerException!).Throw();
            }
        }

        private static void Run(Event happened)
        {
            Event.current = happened;
            Buttons.Clear();
            Labels.Clear();
            CallAll("OnGUI");
        }

        private static void CallAll(string name)
        {
            foreach (var one in All<MonoBehaviour>())
            {
                if (one.enabled && Calls(one.gameObject))
                {
                    Call(one, name);
                }
            }
        }
    }
}
