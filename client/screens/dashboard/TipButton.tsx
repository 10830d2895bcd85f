import { LanternPicture } from "#client/pictures/LanternPicture.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { end, picture, row, words } from "./TipButton.css.ts";

/** "Get Wellness Tip" (docs/rules.md, Wellness tips). Tips and dialog load on the first press. */
export function TipButton() {
  const { drawn, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { TipDialog } = await import("./TipDialog.tsx");
      return (props) => <TipDialog {...props} />;
    });

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
