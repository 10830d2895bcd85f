import { hasFailedOften, type WaitingItem } from "#client/data/entries/waitingItem.ts";
import * as css from "./WaitingRow.css.ts";

/** Whether an item waits to be sent or for the person. */
export function WaitingSign({ item }: { item: WaitingItem }) {
  if (item.trouble === undefined && !hasFailedOften(item)) return <span className={css.waits}>Waiting</span>;
  return <span className={css.needsYou}>Needs you</span>;
}
