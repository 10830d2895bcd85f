import type { ReactNode } from "react";
import { Spinner } from "#client/ui/display/Spinner.tsx";
import { BrandHeading } from "#client/chrome/screen/BrandHeading.tsx";
import { titleOf } from "#client/chrome/screen/documentTitle.ts";
import { Header } from "#client/chrome/frame/Header.tsx";
import { below } from "#client/chrome/frame/LoadingPage.css.ts";
import { Navigation } from "#client/chrome/frame/Navigation.tsx";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { content, page } from "#client/chrome/frame/SignedInLayout.css.ts";
import { SkipLink } from "#client/chrome/frame/SkipLink.tsx";

const waiting = (
  <div className={below}>
    <Spinner />
  </div>
);

interface SignedInFrameProps {
  /**
   * One heading per screen, with its address: client/first/browser/pick-head.js keeps one. Below it is a
   * spinner, or what the screen begins with.
   */
  heads: readonly (readonly [path: string, head: Head, beginning?: ReactNode])[];
}

/** The parts of a signed-in screen that need no data, for the prerendered page (client/first/build/madeAtBuild.tsx). */
export function SignedInFrame({ heads }: SignedInFrameProps) {
  return (
    <>
      <SkipLink />
      <div className={page}>
        <Header />
        <Navigation />
        <main id="content" tabIndex={-1} className={content}>
          <BrandHeading />
          {heads.map(([path, head, beginning = waiting]) => (
            <div key={path} data-head={path} data-title={titleOf(head.title)} hidden>
              <Screen {...head} isPlaceholder>
                {beginning}
              </Screen>
            </div>
          ))}
        </main>
      </div>
    </>
  );
}
