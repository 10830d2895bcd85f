import { brand } from "#domain/brand.ts";
import { visuallyHidden } from "#client/ui/VisuallyHidden.css.ts";

/** The heading of a page that has no screen on it yet, for those who go by headings. */
export function BrandHeading() {
  return <h1 className={visuallyHidden}>{brand}</h1>;
}
