// Keeps what was pressed on the landing until the client can hear it: a button, which is disabled until then, or Enter in a field.
// Typing takes the press back. client/first/browser/pressAgain.ts does it.
(() => {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  let pressed;
  const onKey = ({ key, isComposing, target }) => {
    if (key === "Enter" && !isComposing) pressed = target.form?.querySelector("[type='submit']");
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
