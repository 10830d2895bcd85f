import { BalanceScale } from "#client/ui/display/BalanceScale.tsx";
import { Pine, Tree } from "#client/pictures/Cast.tsx";
import { picture, scale } from "./CoverPicture.css.ts";
import { Land } from "#client/pictures/Land.tsx";
import { Fire } from "#client/pictures/LivelyCast.tsx";

/** The scale in its landscape, with kindness outweighing. */
export function CoverPicture() {
  return (
    <div className={picture}>
      <Land sun="translate(740 84)">
        <Pine transform="translate(432 400) scale(.94)" />
        <Pine transform="translate(454 405) scale(.66)" />
        <Tree transform="translate(756 400) scale(.9)" />
        <Fire transform="translate(478 424) scale(.9)" />
      </Land>
      <div className={scale}>
        <BalanceScale gold={9} coal={5} />
      </div>
    </div>
  );
}
