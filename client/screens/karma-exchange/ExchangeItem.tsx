import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ExchangeItem_exchange$key } from "#client/__generated__/ExchangeItem_exchange.graphql.ts";
import { Menu } from "#client/ui/Menu.tsx";
import { useOpened, type OpenedProps } from "#client/ui/useOpened.ts";
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
  const { id, side, deliveryMethod, personName, isReported, ...said } = useFragment(
    graphql`
      fragment ExchangeItem_exchange on Exchange {
        id
        side
        deliveryMethod
        personName
        isReported
        ...ExchangeWords_exchange
      }
    `,
    exchange,
  );
  const { drawn, open } = useOpened();
  const isReceived = side === "RECEIVED";
  const label = `the message ${isReceived ? "from" : "to"} ${personName}`;

  const loadReport = async () => {
    const { ReportMessage } = await import("./ReportMessage.tsx");
    return (props: OpenedProps) => <ReportMessage id={id} from={personName} {...props} />;
  };
  const loadQuestion = async () => {
    const { DeleteMessage } = await import("./DeleteMessage.tsx");
    return (props: OpenedProps) => <DeleteMessage id={id} label={label} {...props} />;
  };

  return (
    <ExchangeWords
      exchange={said}
      now={now}
      facts={
        <>
          <span className={fact}>{isReceived ? "Received" : `Sent${via(deliveryMethod)}`}</span>
          {isReported && <span className={fact}>Reported</span>}
        </>
      }
      tools={
        <>
          <Menu
            of={label}
            choices={[
              ...(isReceived && !isReported
                ? [{ icon: "warning" as const, label: "Report", onChoose: () => void open(loadReport) }]
                : []),
              { icon: "trash", label: "Delete", danger: true, onChoose: () => void open(loadQuestion) },
            ]}
          />
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
