import { lazy, Suspense, useState } from "react";
import { useWellnessTips } from "#client/platform/wellnessTips.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { pressing } from "#client/ui/controls/pressing.ts";
import { Spinner } from "#client/ui/display/Spinner.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { LanternPicture } from "./later.ts";
import { sky } from "./Tiles.css.ts";
import { end, row, words } from "./WellnessTip.css.ts";

const load = () => import("./TipDialog.tsx");
const TipDialog = lazy(async () => ({ default: (await load()).TipDialog }));

/** "Get Wellness Tip" (docs/rules.md, Wellness tips), unless turned off. Tips and dialog load on the first press. */
export function WellnessTip() {
  const [{ isEnabled }] = useWellnessTips();
  const [isComing, setIsComing] = useState(false);
  const [opening, setOpening] = useState({ number: 0, isOpen: false });

  const open = async () => {
    setIsComing(true);
    try {
      await load();
      setOpening(({ number }) => ({ number: number + 1, isOpen: true }));
    } catch {
      const description = "The tip could not be loaded. Please check your connection and try again.";
      toasts.show({ title: "Error", description, tone: "destructive" });
    }
    setIsComing(false);
  };

  if (!isEnabled) return null;
  return (
    <>
      <button {...pressing(isComing, () => void open())} className={row}>
        <span className={sky}>
          <LanternPicture />
        </span>
        <span className={words}>Get Wellness Tip</span>
        <span className={end}>{isComing ? <Spinner size={20} decorative /> : <Icon name="right" size={20} />}</span>
      </button>
      {opening.number > 0 && (
        <Suspense>
          <TipDialog
            key={opening.number}
            open={opening.isOpen}
            onClose={() => setOpening({ ...opening, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  );
}
