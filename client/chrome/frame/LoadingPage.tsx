import { Spinner } from "#client/ui/display/Spinner.tsx";
import { BrandHeading } from "../screen/BrandHeading.tsx";
import { whole } from "./LoadingPage.css.ts";

/** Shown until the look-up has finished and the first screen has loaded. */
export function LoadingPage() {
  return (
    <main className={whole}>
      <BrandHeading />
      <Spinner />
    </main>
  );
}
