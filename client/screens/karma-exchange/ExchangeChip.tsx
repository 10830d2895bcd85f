import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ExchangeChip_exchange$key } from "#client/__generated__/ExchangeChip_exchange.graphql.ts";
import { Chip } from "#client/ui/display/Chip.tsx";
import { fromEnum } from "#domain/enums.ts";
import { exchangeLabels, exchangeTypes } from "#domain/exchanges.ts";

/** The kind of a message, with a coin if it brought gold. */
export function ExchangeChip({ exchange }: { exchange: ExchangeChip_exchange$key }) {
  const { type: name, gold } = useFragment(
    graphql`
      fragment ExchangeChip_exchange on Exchange {
        type
        gold
      }
    `,
    exchange,
  );
  const type = fromEnum(exchangeTypes, name);
  if (!type) return null;

  if (type === "good_karma") return <Chip tone={gold > 0 ? "gold" : "plain"}>{exchangeLabels[type]}</Chip>;
  return <Chip weather={type === "kind_message" ? "warm" : "windy"}>{exchangeLabels[type]}</Chip>;
}
