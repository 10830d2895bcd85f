import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { bare as bareStyle, textLink } from "./TextLink.css.ts";

interface TextLinkProps {
  children: ReactNode;
  /** A screen of ours. */
  to?: string;
  /** Anywhere else, such as a mail link. */
  href?: string;
  newTab?: boolean;
  /** Without the line under it, where nothing but a link can stand. */
  bare?: boolean;
}

/** A link inside text. Give it `to` for a screen, `href` for anything else. */
export function TextLink({ children, to, href, newTab, bare }: TextLinkProps) {
  const className = bare ? `${textLink} ${bareStyle}` : textLink;
  const tab = newTab ? { target: "_blank", rel: "noopener" } : {};

  if (to !== undefined)
    return (
      <Link to={to} className={className} {...tab}>
        {children}
      </Link>
    );
  return (
    <a href={href} className={className} {...tab}>
      {children}
    </a>
  );
}
