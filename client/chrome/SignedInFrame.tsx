import { Spinner } from "#client/ui/Spinner.tsx";
import { BrandHeading } from "./BrandHeading.tsx";
import { Header } from "./Header.tsx";
import { inFrame } from "./LoadingPage.css.ts";
import { Navigation } from "./Navigation.tsx";
import { content, page } from "./SignedInLayout.css.ts";
import { SkipLink } from "./SkipLink.tsx";

/** What is the same around every signed-in screen, for the page that is made at build (client/madeAtBuild.tsx). */
export function SignedInFrame() {
  return (
    <>
      <SkipLink />
      <div className={page}>
        <Header />
        <Navigation />
        <main id="content" tabIndex={-1} className={`${content} ${inFrame}`}>
          <BrandHeading />
          <Spinner />
        </main>
      </div>
    </>
  );
}
