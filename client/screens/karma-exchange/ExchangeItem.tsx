import { useRef } from "react";
import { useFragment, useRelayEnvironment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ExchangeItem_exchange$key } from "#client/__generated__/ExchangeItem_exchange.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { CoinIcon } from "#client/pictures/KarmaShapes.tsx";
import { holdBack } from "../_held/held.ts";
import { keyOf, stampedNow, type HeldThanks } from "../_held/heldThings.ts";
import { UndoStrip } from "../_held/UndoStrip.tsx";
import type { HeldState, Waiting } from "../_held/waitingHeld.ts";
import { useFocusBack, useHeld } from "../_held/useHeld.ts";
import { MuteAndBlockMenu } from "../_people/PersonMenu.tsx";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { useOpened, type OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { fromEnum } from "#domain/enums.ts";
import { deliveryLabels, deliveryMethods, templateLabels } from "#domain/exchanges.ts";
import { Answers } from "./Answers.tsx";
import { fact } from "./ExchangeItem.css.ts";
import { ExchangeWords } from "./ExchangeWords.tsx";
import type { Quote } from "../_exchange/sending.ts";

interface ExchangeItemProps {
  exchange: ExchangeItem_exchange$key;
  now: Date;
  /** Starts a message to a person, by id, which answers this one. */
  onReply: (personId: string, quote: Quote) => void;
}

/** A sent or received message, and its actions. */
export function ExchangeItem({ exchange, now, onReply }: ExchangeItemProps) {
  const {
    id,
    side,
    message,
    createdAt,
    deliveryMethod,
    person,
    personName,
    isPersonMuted,
    isPersonBlocked,
    isReported,
    isUnreadable,
    ...rest
  } = useFragment(
    graphql`
      fragment ExchangeItem_exchange on Exchange {
        id
        side
        message
        createdAt
        deliveryMethod
        person {
          id
          friendship {
            status
          }
        }
        personName
        isPersonMuted
        isPersonBlocked
        isReported
        isUnreadable
        ...ExchangeWords_exchange
      }
    `,
    exchange,
  );
  const environment = useRelayEnvironment();
  const { epoch, zone } = useShell();
  const { drawn, open } = useOpened();
  const isReceived = side === "RECEIVED";
  const label = `the message ${isReceived ? "from" : "to"} ${personName}`;
  // Visible people have these actions on their card.
  const isHidden = !person && isPersonBlocked === false;

  const loadReport = async () => {
    const { ReportMessage } = await import("./ReportMessage.tsx");
    return (props: OpenedProps) => <ReportMessage id={id} from={personName} {...props} />;
  };
  const removal = useHeld(keyOf({ kind: "message", id }));
  const thanks = useHeld(keyOf({ kind: "thanks", id }));
  const tools = useRef<HTMLDivElement>(null);
  useFocusBack(Boolean(removal ?? thanks), () => tools.current?.querySelector("button"));

  const mayAnswer = isReceived && person?.friendship?.status === "ACCEPTED";
  const report: MenuChoice[] =
    isReceived && !isReported ? [{ icon: "warning", label: "Report", onChoose: () => void open(loadReport) }] : [];
  const remove: MenuChoice[] = [
    {
      icon: "trash",
      label: "Delete",
      danger: true,
      onChoose: () => holdBack(environment, { kind: "message", id }),
    },
  ];

  if (removal) return <Removed waiting={removal} label={label} />;
  return (
    <ExchangeWords
      exchange={rest}
      now={now}
      facts={
        <>
          <span className={fact}>{isReceived ? "Received" : `Sent${isUnreadable ? "" : via(deliveryMethod)}`}</span>
          {isReported && <span className={fact}>Reported</span>}
        </>
      }
      tools={
        <div ref={tools}>
          {isHidden ? (
            <MuteAndBlockMenu
              subject={label}
              name={personName}
              reference={{ exchangeId: id }}
              isMuted={isPersonMuted ?? false}
              first={report}
              last={remove}
            />
          ) : (
            <Menu subject={label} choices={[...report, ...remove]} />
          )}
          {drawn}
        </div>
      }
      answers={
        mayAnswer && (
          <Answers
            name={personName}
            reply={() => onReply(person.id, { name: personName, words: isUnreadable ? "" : message, at: createdAt })}
            thank={(template) =>
              holdBack(environment, {
                kind: "thanks",
                id,
                recipientId: person.id,
                template,
                pressed: stampedNow(epoch, zone()),
              })
            }
          />
        )
      }
    >
      {thanks?.held.kind === "thanks" && <Thanks held={thanks.held} state={thanks.state} to={personName} />}
    </ExchangeWords>
  );
}

/** Stands in for a message that is being deleted. */
function Removed({ waiting: { held, state }, label }: { waiting: Waiting; label: string }) {
  return (
    <li>
      <UndoStrip
        heldKey={keyOf(held)}
        state={state}
        title={<bdi>{`${label.charAt(0).toUpperCase()}${label.slice(1)} is deleted.`}</bdi>}
        texts={{ waits: "Only your copy. Its Good Karma stays." }}
      />
    </li>
  );
}

/** The thanks that are being sent, below the message. */
function Thanks({ held, state, to }: { held: HeldThanks; state: HeldState; to: string }) {
  return (
    <UndoStrip
      heldKey={keyOf(held)}
      state={state}
      picture={<CoinIcon size={28} />}
      title={`“${templateLabels[held.template]}”`}
      texts={{
        waits: `Good Karma for ${to}. It will be sent in a moment.`,
        fails: "Not sent yet. It is saved on this device.",
      }}
    />
  );
}

/** The method, if it was sent outside the app. */
function via(name: string): string {
  const method = fromEnum(deliveryMethods, name);
  return method && method !== "app" ? ` via ${deliveryLabels[method]}` : "";
}
