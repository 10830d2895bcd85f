import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ExchangeItem_exchange$key } from "#client/__generated__/ExchangeItem_exchange.graphql.ts";
import { QuietMenu } from "../_people/PersonMenu.tsx";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { useOpened, type OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { fromEnum } from "#domain/enums.ts";
import { deliveryLabels, deliveryMethods } from "#domain/exchanges.ts";
import { fact } from "./ExchangeItem.css.ts";
import { ExchangeWords } from "./ExchangeWords.tsx";

interface ExchangeItemProps {
  exchange: ExchangeItem_exchange$key;
  now: Date;
}

/** One message that was sent or received, and what can be done with it. */
export function ExchangeItem({ exchange, now }: ExchangeItemProps) {
  const {
    id,
    side,
    deliveryMethod,
    person,
    personName,
    isPersonMuted,
    isPersonBlocked,
    isReported,
    isUnreadable,
    ...said
  } = useFragment(
    graphql`
      fragment ExchangeItem_exchange on Exchange {
        id
        side
        deliveryMethod
        person {
          id
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
  const { drawn, open } = useOpened();
  const isReceived = side === "RECEIVED";
  const label = `the message ${isReceived ? "from" : "to"} ${personName}`;
  // Others have a card with these choices.
  const isHidden = !person && isPersonBlocked === false;

  const loadReport = async () => {
    const { ReportMessage } = await import("./ReportMessage.tsx");
    return (props: OpenedProps) => <ReportMessage id={id} from={personName} {...props} />;
  };
  const loadQuestion = async () => {
    const { DeleteMessage } = await import("./DeleteMessage.tsx");
    return (props: OpenedProps) => <DeleteMessage id={id} label={label} {...props} />;
  };

  const report: MenuChoice[] =
    isReceived && !isReported ? [{ icon: "warning", label: "Report", onChoose: () => void open(loadReport) }] : [];
  const remove: MenuChoice[] = [
    { icon: "trash", label: "Delete", danger: true, onChoose: () => void open(loadQuestion) },
  ];

  return (
    <ExchangeWords
      exchange={said}
      now={now}
      facts={
        <>
          <span className={fact}>{isReceived ? "Received" : `Sent${isUnreadable ? "" : via(deliveryMethod)}`}</span>
          {isReported && <span className={fact}>Reported</span>}
        </>
      }
      tools={
        <>
          {isHidden ? (
            <QuietMenu
              of={label}
              name={personName}
              whom={{ exchangeId: id }}
              isMuted={isPersonMuted ?? false}
              first={report}
              last={remove}
            />
          ) : (
            <Menu of={label} choices={[...report, ...remove]} />
          )}
          {drawn}
        </>
      }
    />
  );
}

/** How it went, where it was not in the app. */
function via(name: string): string {
  const method = fromEnum(deliveryMethods, name);
  return method && method !== "app" ? ` via ${deliveryLabels[method]}` : "";
}
