import { NavLink } from "react-router-dom";
import { keptClear } from "#client/ui/clearance.ts";
import { Icon, type IconName } from "#client/ui/Icon.tsx";
import { bar, place, pill } from "./Navigation.css.ts";

const places: readonly { to: string; icon: IconName; label: string }[] = [
  { to: "/", icon: "home", label: "Home" },
  { to: "/journal", icon: "book", label: "Journal" },
  { to: "/karma-exchange", icon: "swap", label: "Exchange" },
  { to: "/trends", icon: "bars", label: "Trends" },
];

/** The four places of spec section 2: a bar below on a phone, a rail on a desktop. */
export function Navigation() {
  return (
    <nav className={bar} aria-label="Main" {...keptClear}>
      {places.map(({ to, icon, label }) => (
        <NavLink key={to} to={to} end={to === "/"} className={place}>
          <span className={pill}>
            <Icon name={icon} />
          </span>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
