import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { FoundMessage_exchange$key } from "#client/__generated__/FoundMessage_exchange.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { fromEnum } from "#domain/enums.ts";
import { exchangeLabels, exchangeTypes } from "#domain/exchanges.ts";
import { EntryCard } from "../cards/EntryCard.tsx";

/** A message among the results. Its commands are on its own screen. */
export function FoundMessage({ exchange }: { exchange: FoundMessage_exchange$key }) {
  const { id, side, kind, message, personName, createdAt, isUnreadable } = useFragment(
    graphql`
      fragment FoundMessage_exchange on Exchange {
        id
        side
        kind: type
        message
        personName
        createdAt
        isUnreadable
      }
    `,
    exchange,
  );
  const { zone } = useShell();
  const isReceived = side === "RECEIVED";
  const label = exchangeLabels[fromEnum(exchangeTypes, kind) ?? "kind_message"];

  return (
    <EntryCard
      id={id}
      marker={<Icon name="mail" size={30} />}
      title={`${isReceived ? "From" : "To"} ${personName}`}
      kind={`${label} ${isReceived ? "received" : "sent"}`}
      occurredAt={createdAt}
      timeZone={zone()}
      words={[{ key: "message", text: message }]}
      isUnreadable={isUnreadable}
      insight={undefined}
      waiting={undefined}
      tools={null}
    />
  );
}
