import { Link } from "#client/ui/controls/Link.tsx";
import { link, list } from "./Contents.css.ts";
import type { Part } from "./LegalPage.tsx";

/** The parts of a legal text, to go to. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  return (
    <nav aria-label="On this page">
      <ol className={list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className={link}
              // The router scrolls there; a reader and Tab go on from there, too.
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
