import { useWellnessTips } from "#client/platform/wellnessTips.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { LanternPicture } from "./later.ts";
import { end, picture, row, words } from "./WellnessTip.css.ts";

/** "Get Wellness Tip" (docs/rules.md, Wellness tips), unless turned off. Tips and dialog load on the first press. */
export function WellnessTip() {
  const [{ isEnabled }] = useWellnessTips();
  const { drawn, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { TipDialog } = await import("./TipDialog.tsx");
      return (props) => <TipDialog {...props} />;
    });

  if (!isEnabled) return null;
  return (
    <>
      <button type="button" onClick={show} className={row}>
        <span className={picture}>
          <LanternPicture />
        </span>
        <span className={words}>Get Wellness Tip</span>
        <span className={end}>
          <Icon name="right" size={20} />
        </span>
      </button>
      {drawn}
    </>
  );
}
