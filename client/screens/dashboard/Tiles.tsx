import type { ComponentType } from "react";
import { Link } from "#client/ui/controls/Link.tsx";
import { BookPicture, ConnectPicture, ExchangePicture, PenPicture } from "./later.ts";
import { grid, sky, tile } from "./Tiles.css.ts";

const places: readonly { to: string; Picture: ComponentType; label: string }[] = [
  { to: "/journal?new=true", Picture: PenPicture, label: "Add journal entry" },
  { to: "/journal", Picture: BookPicture, label: "My Journal" },
  { to: "/user-list", Picture: ConnectPicture, label: "Connect" },
  { to: "/exchange", Picture: ExchangePicture, label: "Exchange" },
];

/** Shortcuts to other screens. */
export function Tiles() {
  return (
    <ul className={grid}>
      {places.map(({ to, Picture, label }) => (
        <li key={to}>
          <Link to={to} className={tile}>
            <span className={sky}>
              <Picture />
            </span>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
