import { skip } from "./SkipLink.css.ts";

/** The first stop of the keyboard: past the navigation, to what the screen is about. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={skip}
      onClick={(event) => {
        // The address stays: it would be one more step back.
        event.preventDefault();
        document.getElementById("content")?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
