import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { sendWaiting, useWaiting } from "#client/data/entries/outbox.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { LetterboxScene } from "#client/pictures/LetterboxScene.tsx";
import { clearedBySafari } from "#client/platform/install.ts";
import { platform } from "#client/platform/platform.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Row } from "#client/ui/layout/Stack.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { list } from "../_waiting/WaitingRow.css.ts";
import { WaitingRow } from "../_waiting/WaitingRow.tsx";
import { WaitingTools } from "../_waiting/WaitingTools.tsx";
import { fileOf } from "../_waiting/waitingText.ts";
import { foot } from "./NotSentScreen.css.ts";

export const head: Head = { title: "Not sent yet", back: "/" };

/** Lists the entries on this device that the server does not have yet (docs/rules.md, Writing without a server). */
export function NotSentScreen() {
  const waiting = useWaiting();

  return (
    <Screen {...head}>
      {waiting.length === 0 ? (
        <EmptyState
          picture={<LetterboxScene />}
          title="Everything has been sent"
          text="Nothing is waiting on this device."
        />
      ) : (
        <Waiting items={waiting.toReversed()} />
      )}
    </Screen>
  );
}

function Waiting({ items }: { items: readonly WaitingItem[] }) {
  const environment = useRelayEnvironment();
  const [isSending, setIsSending] = useState(false);
  const refused = items.filter(({ trouble }) => trouble !== undefined).length;
  const hasUnsent = refused < items.length;

  const send = async () => {
    setIsSending(true);
    await sendWaiting(environment, true).catch(() => undefined);
    setIsSending(false);
  };

  return (
    <Card title="Waiting on this device" headEnd={items.length === 1 ? "1 entry" : `${items.length} entries`}>
      <ul className={list}>
        {items.map((item) => (
          <WaitingRow key={item.id} item={item} tools={<WaitingTools item={item} />} />
        ))}
      </ul>
      <Row>
        {hasUnsent && (
          <Button busy={isSending} busyLabel="Sending..." onClick={() => void send()}>
            Send now
          </Button>
        )}
        <Button variant="line" icon="download" onClick={() => platform.save(fileOf(items))}>
          Save as a file
        </Button>
      </Row>
      <p className={foot}>
        {refused > 0 && "Entries that need you stay here until you open or compare them. "}
        {hasUnsent && "Entries are sent automatically, oldest first, as soon as there’s a connection. "}
        If you sign out before that, you are asked first.
        {clearedBySafari()}
      </p>
    </Card>
  );
}
