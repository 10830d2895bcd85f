import type { ReactNode } from "react";
import { Link } from "./Link.tsx";
import { bare as bareStyle, textLink } from "./TextLink.css.ts";

interface TextLinkProps {
  children: ReactNode;
  to?: string;
  href?: string;
  newTab?: boolean;
  /** Without underline, where nothing but links stand. */
  bare?: boolean;
  /** Takes the place of going to `href`. */
  onFollow?: () => void;
}

/**
 * `to` is a screen of ours; `href` is anything else, such as a mail link or another site, which is not told where one came
 * from.
 */
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
