import { Link } from "react-router-dom";
import { Brand } from "#client/ui/Brand.tsx";
import { keptClear } from "#client/ui/clearance.ts";
import { IconLink } from "#client/ui/IconButton.tsx";
import { brandLink, header, tools } from "./Header.css.ts";

/** Stands above every signed-in screen (spec section 2, shared chrome). */
export function Header() {
  return (
    <header className={header} {...keptClear}>
      <Link to="/" className={brandLink}>
        <Brand />
      </Link>
      <div className={tools}>
        <IconLink icon="gear" label="Settings" to="/settings" />
      </div>
    </header>
  );
}
