import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ExchangeItem_exchange$key } from "#client/__generated__/ExchangeItem_exchange.graphql.ts";
import { useShell } from "#client/chrome/shell.ts";
import { Menu } from "#client/ui/Menu.tsx";
import { useOpened, type OpenedProps } from "#client/ui/useOpened.ts";
import { fromEnum } from "#domain/enums.ts";
import { deliveryLabels, deliveryMethods } from "#domain/exchanges.ts";
import { relativeTime } from "#domain/relativeTime.ts";
import { about, head, item, name as nameStyle, side as sideStyle, time, tools, words } from "./ExchangeItem.css.ts";
import { ExchangeChip } from "./ExchangeChip.tsx";

interface ExchangeItemProps {
  exchange: ExchangeItem_exchange$key;
  now: Date;
}

/** One message that was sent or received. */
export function ExchangeItem({ exchange, now }: ExchangeItemProps) {
  const { id, side, message, deliveryMethod, personName, createdAt, isReported, ...kind } = useFragment(
    graphql`
      fragment ExchangeItem_exchange on Exchange {
        id
        side
        message
        deliveryMethod
        personName
        createdAt
        isReported
        ...ExchangeChip_exchange
      }
    `,
    exchange,
  );
  const { zone } = useShell();
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
    <li className={item}>
      <div className={head}>
        <p className={nameStyle}>
          <bdi>{personName}</bdi>
        </p>
        <time className={time} dateTime={createdAt}>
          {relativeTime(new Date(createdAt), now, zone())}
        </time>
      </div>
      <p className={words} dir="auto">
        {message}
      </p>
      <div className={about}>
        <ExchangeChip exchange={kind} />
        <span className={sideStyle}>{isReceived ? "Received" : `Sent${via(deliveryMethod)}`}</span>
        {isReported && <span className={sideStyle}>Reported</span>}
      </div>
      <div className={tools}>
        <Menu
          of={label}
          choices={[
            ...(isReceived && !isReported
              ? [{ icon: "warning" as const, label: "Report", onChoose: () => void open(loadReport) }]
              : []),
            { icon: "trash", label: "Delete", danger: true, onChoose: () => void open(loadQuestion) },
          ]}
        />
      </div>
      {drawn}
    </li>
  );
}

/** How it went, where it was not in the app. */
function via(name: string): string {
  const method = fromEnum(deliveryMethods, name);
  return method && method !== "app" ? ` via ${deliveryLabels[method]}` : "";
}
