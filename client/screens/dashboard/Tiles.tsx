import { Link } from "react-router-dom";
import { Icon, type IconName } from "#client/ui/Icon.tsx";
import { grid, sign, tile } from "./Tiles.css.ts";

const places: readonly { to: string; icon: IconName; label: string }[] = [
  { to: "/journal?new=true", icon: "pen", label: "Add journal entry" },
  { to: "/journal", icon: "book", label: "My Journal" },
  { to: "/user-list", icon: "people", label: "Connect" },
  { to: "/exchange", icon: "swap", label: "Exchange" },
];

/** Short ways to other screens (spec section 2). */
export function Tiles() {
  return (
    <ul className={grid}>
      {places.map(({ to, icon, label }) => (
        <li key={to}>
          <Link to={to} className={tile}>
            <span className={sign}>
              <Icon name={icon} size={20} />
            </span>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
