import { Spinner } from "#client/ui/Spinner.tsx";
import { BrandHeading } from "./BrandHeading.tsx";
import { whole } from "./LoadingPage.css.ts";

/** While it is looked up who is here, and until their first screen has come. */
export function LoadingPage() {
  return (
    <main className={whole}>
      <BrandHeading />
      <Spinner />
    </main>
  );
}
