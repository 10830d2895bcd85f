import { skip } from "./SkipLink.css.ts";

export function SkipLink() {
  return (
    <a
      href="#content"
      className={skip}
      onClick={(event) => {
        // A changed address would be one more step back.
        event.preventDefault();
        document.getElementById("content")?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
