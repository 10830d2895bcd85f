import { Link } from "#client/ui/controls/Link.tsx";
import { link, list } from "./Contents.css.ts";
import type { Part } from "./LegalPage.tsx";

/** Links to the parts of a legal text. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  return (
    <nav aria-label="On this page">
      <ol className={list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className={link}
              // The router scrolls to the part; focus makes screen readers and Tab continue there.
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
