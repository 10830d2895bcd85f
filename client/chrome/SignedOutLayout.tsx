import { Outlet, ScrollRestoration } from "react-router-dom";
import { corner, page } from "./SignedOutLayout.css.ts";
import { ThemeToggle } from "./ThemeToggle.tsx";

/** What a visitor's screens stand on. */
export function SignedOutLayout() {
  return (
    <div className={page}>
      <div className={corner}>
        <ThemeToggle />
      </div>
      <main>
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  );
}
