import type { ReactNode } from "react";
import { Link } from "./Link.tsx";
import { bare as bareStyle, textLink } from "./TextLink.css.ts";

interface TextLinkProps {
  children: ReactNode;
  to?: string;
  href?: string;
  newTab?: boolean;
  /** No underline, for places that hold only links. */
  bare?: boolean;
  /** Called instead of following `href`. */
  onFollow?: () => void;
}

/** `to` is one of our screens. `href` is anything else, such as a mail link or another site; it gets no referrer. */
export function TextLink({ children, to, href, newTab, bare, onFollow }: TextLinkProps) {
  const className = bare ? `${textLink} ${bareStyle}` : textLink;
  const tab = newTab ? { target: "_blank", rel: "noopener" } : {};

  if (to !== undefined)
    return (
      <Link to={to} className={className} {...tab}>
        {children}
      </Link>
    );
  return (
    <a
      href={href}
      className={className}
      rel="noreferrer"
      {...tab}
      onClick={(event) => {
        if (!onFollow) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
