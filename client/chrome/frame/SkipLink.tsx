import { skip } from "./SkipLink.css.ts";

export function SkipLink() {
  return (
    <a
      href="#content"
      className={skip}
      onClick={(event) => {
        // Changing the address would add a history entry.
        event.preventDefault();
        document.getElementById("content")?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
