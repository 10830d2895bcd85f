// Keeps what is pressed on the landing until the client has loaded: a button, which is disabled until then, or Enter in a field, which
// presses the button of its form. Typing takes the press back. client/first/browser/pressAgain.ts presses it then.
(() => {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  let pressed;
  const onKey = ({ key, isComposing, target }) => {
    if (key === "Enter" && !isComposing) pressed = target.form?.querySelector("[type='submit']:disabled");
  };
  const onPointer = ({ button, target }) => {
    if (button === 0) pressed = target.closest("button:disabled") ?? pressed;
  };
  addEventListener("keydown", onKey, options);
  addEventListener("pointerup", onPointer, options);
  addEventListener("input", () => (pressed = undefined), options);
  window.kindlingEarlyPress = () => {
    over.abort();
    return pressed;
  };
})();
