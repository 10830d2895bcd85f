import { brand } from "#domain/brand.ts";
import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";

export function BrandHeading() {
  return <h1 className={visuallyHidden}>{brand}</h1>;
}
