import { Outlet, ScrollRestoration } from "react-router-dom";
import { Header } from "./Header.tsx";
import { Navigation } from "./Navigation.tsx";
import { content, page } from "./SignedInLayout.css.ts";
import { SkipLink } from "./SkipLink.tsx";

/** Header and navigation around every signed-in screen. */
export function SignedInLayout() {
  return (
    <>
      <SkipLink />
      <div className={page}>
        <Navigation />
        <div>
          <Header />
          <main id="content" tabIndex={-1} className={content}>
            <Outlet />
          </main>
        </div>
      </div>
      <ScrollRestoration />
    </>
  );
}
