import { useWellnessTips } from "#client/platform/wellnessTips.ts";
import { TipButton } from "./later.ts";
import { place } from "./TipButton.css.ts";

/** The line with "Get Wellness Tip", unless turned off in the settings. */
export function WellnessTip() {
  const [{ isEnabled }] = useWellnessTips();

  return (
    isEnabled && (
      <div className={place}>
        <TipButton />
      </div>
    )
  );
}
