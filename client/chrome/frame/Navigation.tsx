import { useMatch } from "react-router-dom";
import { toastObstacle } from "#client/ui/overlays/toasts.ts";
import { Icon, type IconName } from "#client/ui/display/Icon.tsx";
import { Link } from "#client/ui/controls/Link.tsx";
import { bar, place, pill } from "./Navigation.css.ts";

interface Place {
  to: string;
  icon: IconName;
  label: string;
}

const places: readonly Place[] = [
  { to: "/", icon: "home", label: "Home" },
  { to: "/journal", icon: "book", label: "Journal" },
  { to: "/karma-exchange", icon: "swap", label: "Exchange" },
  { to: "/trends", icon: "bars", label: "Trends" },
];

/** The links to the four main screens: a bottom bar on a phone, a rail on a desktop. */
export function Navigation() {
  return (
    <nav className={bar} aria-label="Main" {...toastObstacle}>
      {places.map((each) => (
        <NavigationLink key={each.to} {...each} />
      ))}
    </nav>
  );
}

function NavigationLink({ to, icon, label }: Place) {
  const isHere = useMatch(to) !== null;

  return (
    <Link to={to} className={place} aria-current={isHere ? "page" : undefined}>
      <span className={pill}>
        <Icon name={icon} />
      </span>
      {label}
    </Link>
  );
}
