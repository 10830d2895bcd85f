import { useMatches } from "react-router-dom";
import { FootLand } from "./FootLand.tsx";
import { Brand } from "#client/ui/display/Brand.tsx";
import { Link } from "#client/ui/controls/Link.tsx";
import { useLoadedAhead } from "./useLoadedAhead.ts";
import { ScrollPlace } from "./ScrollPlace.tsx";
import { showsOwnBrand } from "./showsOwnBrand.ts";
import { brandLink, header } from "./Header.css.ts";
import { ScreenOutlet } from "./ScreenOutlet.tsx";
import { corner, page } from "./SignedOutLayout.css.ts";
import { ThemeToggle } from "./ThemeToggle.tsx";

export function SignedOutLayout() {
  const isCover = useMatches().some(({ handle }) => handle === showsOwnBrand);
  useLoadedAhead();

  return (
    <div className={isCover ? undefined : page}>
      <header className={isCover ? corner : header}>
        {!isCover && (
          <Link to="/" className={brandLink}>
            <Brand />
          </Link>
        )}
        <ThemeToggle />
      </header>
      <main>
        <ScreenOutlet />
      </main>
      <ScrollPlace />
      {!isCover && <FootLand />}
    </div>
  );
}
