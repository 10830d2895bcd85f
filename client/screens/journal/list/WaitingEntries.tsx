import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { notSentPath } from "#domain/paths.ts";
import { list } from "../../_waiting/WaitingRow.css.ts";
import { WaitingRow } from "../../_waiting/WaitingRow.tsx";

interface WaitingEntriesProps {
  shown: readonly WaitingItem[];
}

/** The found entries that only this device has, above all others. No sum counts them. */
export function WaitingEntries({ shown }: WaitingEntriesProps) {
  if (shown.length === 0) return null;
  return (
    <Card title="Waiting on this device" headEnd={<TextLink to={notSentPath}>Not sent yet</TextLink>}>
      <ul className={list}>
        {shown.map((item) => (
          <WaitingRow key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}
