import { CoinIcon } from "#client/pictures/KarmaShapes.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { journalGold } from "#domain/journal.ts";
import * as css from "./PageState.css.ts";
import { wordCount } from "./wordCount.ts";

export interface PageStateProps {
  body: string;
  /** Whether the draft is on the device. */
  isKept: boolean;
  /** The time of the last change during this visit. */
  keptAt?: Date | undefined;
  /** Whether saving the page earns karma. */
  earns?: boolean;
}

/** The number of words of a page, whether its draft is kept, and what saving earns. The dock shows it on two short lines. */
export function PageState({
  body,
  isKept,
  keptAt,
  earns = false,
  inDock = false,
}: PageStateProps & { inDock?: boolean }) {
  const time = keptAt && `, ${keptAt.toTimeString().slice(0, 5)}`;

  return (
    <p className={inDock ? css.dock : css.line}>
      {earns && inDock && <Earned />}
      <span className={css.words}>
        <span className={css.count}>{wordCount(body)}</span>
        {isKept && (
          <span className={css.kept}>
            {!inDock && <Icon name="check" size={15} />}
            {inDock ? "Kept here" : "Kept on this device"}
            {time}
          </span>
        )}
      </span>
      {earns && !inDock && <Earned />}
    </p>
  );
}

function Earned() {
  return (
    <span className={css.earned}>
      <CoinIcon size={20} />+{journalGold}
    </span>
  );
}
