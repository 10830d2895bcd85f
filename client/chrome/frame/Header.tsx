import { Link } from "#client/ui/controls/Link.tsx";
import type { Bell_viewer$key } from "#client/__generated__/Bell_viewer.graphql.ts";
import { Brand } from "#client/ui/display/Brand.tsx";
import { later } from "#client/ui/motion/later.ts";
import { toastObstacle } from "#client/ui/overlays/toasts.ts";
import { IconLink } from "#client/ui/controls/IconButton.tsx";
import { Bell } from "../bell/Bell.tsx";
import { brandLink, header, tools } from "./Header.css.ts";

const WaitingLink = later(async () => (await import("../offline/WaitingLink.tsx")).WaitingLink);
const SearchLink = later(async () => (await import("./SearchLink.tsx")).SearchLink, { when: "loaded" });

/** The header of every signed-in screen. */
export function Header({ viewer }: { viewer?: Bell_viewer$key }) {
  return (
    <header className={header} {...toastObstacle}>
      <Link to="/" className={brandLink}>
        <Brand />
      </Link>
      <div className={tools}>
        {viewer && <WaitingLink />}
        {viewer && <SearchLink />}
        {viewer && <Bell viewer={viewer} />}
        <IconLink icon="gear" label="Settings" to="/settings" />
      </div>
    </header>
  );
}
