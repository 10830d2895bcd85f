declare global {
  interface Window {
    /** Ends the keeping of presses, and gives the button that was pressed (client/first/browser/keep-press.js). */
    kindlingEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/** Presses once more what was pressed on the prerendered landing before the client could hear it. */
export function pressAgain(): void {
  const pressed = window.kindlingEarlyPress?.();
  delete window.kindlingEarlyPress;
  pressed?.click();
}
