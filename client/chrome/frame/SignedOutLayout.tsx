import { useMatches } from "react-router-dom";
import { FootLand } from "./FootLand.tsx";
import { Brand } from "#client/ui/display/Brand.tsx";
import { signInPath } from "#domain/paths.ts";
import { Link } from "#client/ui/controls/Link.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { useLoadedAhead } from "./useLoadedAhead.ts";
import { ScrollPlace } from "./ScrollPlace.tsx";
import { showsOwnBrand } from "./showsOwnBrand.ts";
import { brandLink, header, tools } from "./Header.css.ts";
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
        {isCover ? (
          <ThemeToggle />
        ) : (
          <div className={tools}>
            <LinkButton to={signInPath} variant="line" size="small">
              Sign In
            </LinkButton>
            <ThemeToggle />
          </div>
        )}
      </header>
      <main>
        <ScreenOutlet />
      </main>
      <ScrollPlace />
      {!isCover && <FootLand />}
    </div>
  );
}
