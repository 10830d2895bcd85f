import type { ReactNode } from "react";
import { useShell } from "#client/chrome/session/shell.ts";
import { hasFailedOften, type WaitingItem } from "#client/data/entries/waitingItem.ts";
import { knownZone } from "#client/platform/zones.ts";
import { nameOfTime } from "#domain/dayNames.ts";
import { timeOfWaiting } from "#domain/waitingTime.ts";
import { useMoodFace } from "./useMoodFace.ts";
import { markerOf, titleOf, WaitingChips, wordsOf } from "./WaitingParts.tsx";
import { TagChips } from "../_tags/TagChips.tsx";
import { WaitingSign } from "./WaitingSign.tsx";
import { kinds } from "#domain/entries/kinds.ts";
import { Marked } from "../_finding/Marked.tsx";
import * as css from "./WaitingRow.css.ts";

interface WaitingRowProps {
  item: WaitingItem;
  tools?: ReactNode;
}

/** An entry stored on this device that the server does not have yet. */
export function WaitingRow({ item, tools }: WaitingRowProps) {
  const { zone: here } = useShell();
  const at = timeOfWaiting(item);
  const face = useMoodFace(item);
  const words = wordsOf(item);
  const trouble = troubleOf(item);

  return (
    <li className={css.row}>
      <span className={css.marker}>{markerOf(item, face)}</span>
      <div>
        <div className={css.head}>
          <h3 dir="auto" className={css.title}>
            <Marked>{titleOf(item, face)}</Marked>
          </h3>
          <div className={css.end}>
            <time dateTime={at.toISOString()} className={css.time}>
              {nameOfTime(knownZone(item.pressed.timeZone ?? ""), here(), at)}
            </time>
            {tools}
          </div>
        </div>
        {words && (
          <p dir="auto" className={css.text}>
            <Marked>{words}</Marked>
          </p>
        )}
        {trouble && <p className={css.text}>{trouble}</p>}
        <div className={css.chips}>
          <WaitingSign item={item} />
          <span className={css.kind}>
            {kinds[item.kind].called}
            {item.edit && ", edited"}
          </span>
          <WaitingChips item={item} />
          <TagChips input={item.input} />
        </div>
      </div>
    </li>
  );
}

/** Why an item is still here, unless it only waits for the server. */
function troubleOf(item: WaitingItem): string | undefined {
  if (item.other) return "It was also changed on another device.";
  if (item.trouble) return `Could not be sent: ${item.trouble}`;
  if (!hasFailedOften(item)) return undefined;
  return "Could not be sent: something went wrong on the server. It is tried again every hour. You can also press “Send now”.";
}
