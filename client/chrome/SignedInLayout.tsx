import { lazy, Suspense, useEffect, useMemo } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { platform } from "#client/platform/platform.ts";
import { deviceZone, knownZone } from "#client/platform/zones.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Header } from "./Header.tsx";
import { Navigation } from "./Navigation.tsx";
import { ShellContext, useLookedUp } from "./shell.ts";
import { content, page } from "./SignedInLayout.css.ts";
import { SkipLink } from "./SkipLink.tsx";

const MoodPrompt = lazy(async () => ({ default: (await import("./MoodPrompt.tsx")).MoodPrompt }));

export function SignedInLayout() {
  const viewer = useLookedUp();
  const { epoch, fixedTimeZone, settings } = viewer;
  const shell = useMemo(
    () => ({ epoch, zone: () => (fixedTimeZone ? knownZone(fixedTimeZone) : deviceZone()) }),
    [epoch, fixedTimeZone],
  );
  useEffect(() => void platform.storage.keepSettings(settings), [settings]);

  return (
    <ShellContext value={shell}>
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
              <MoodPrompt viewer={viewer} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
      <ScrollRestoration />
    </ShellContext>
  );
}
