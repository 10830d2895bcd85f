import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Header } from "./Header.tsx";
import { Navigation } from "./Navigation.tsx";
import { content, page } from "./SignedInLayout.css.ts";
import { SkipLink } from "./SkipLink.tsx";

// Nobody waits for a question: it comes after the screen.
const MoodPrompt = lazy(async () => ({ default: (await import("./MoodPrompt.tsx")).MoodPrompt }));

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
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <MoodPrompt />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
      <ScrollRestoration />
    </>
  );
}
