import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { bare as bareStyle, textLink } from "./TextLink.css.ts";

interface TextLinkProps {
  children: ReactNode;
  to?: string;
  href?: string;
  newTab?: boolean;
  /** Without underline, where nothing but links stand. */
  bare?: boolean;
}

/** `to` is a screen of ours; `href` is anything else, such as a mail link. */
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
