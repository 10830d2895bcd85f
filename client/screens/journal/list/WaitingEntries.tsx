import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { notSentPath } from "#domain/paths.ts";
import { list } from "../../_waiting/WaitingRow.css.ts";
import { WaitingRow } from "../../_waiting/WaitingRow.tsx";
import type { HistoryView } from "./historyView.ts";
import { useWaitingIn } from "./useWaitingIn.ts";

interface WaitingEntriesProps {
  view: HistoryView;
  /** What is searched for. */
  term: string;
}

/** The new entries of this tab that only this device has, above all others. No sum counts them. */
export function WaitingEntries({ view, term }: WaitingEntriesProps) {
  const shown = useWaitingIn(view, term);

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
