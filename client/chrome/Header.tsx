import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Brand } from "#client/ui/Brand.tsx";
import { IconLink } from "#client/ui/IconButton.tsx";
import { brandLink, header, tools } from "./Header.css.ts";
import { ThemeToggle } from "./ThemeToggle.tsx";

interface HeaderProps {
  /** The bell, where something counts what is new. */
  bell?: ReactNode;
}

/** Stands above every signed-in screen (spec section 2, shared chrome). */
export function Header({ bell }: HeaderProps) {
  return (
    <header className={header}>
      <Link to="/" className={brandLink}>
        <Brand />
      </Link>
      <div className={tools}>
        <ThemeToggle />
        {bell}
        <IconLink icon="gear" label="Settings" to="/settings" />
      </div>
    </header>
  );
}
