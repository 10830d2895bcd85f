import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { RecentExchanges_viewer$key } from "#client/__generated__/RecentExchanges_viewer.graphql.ts";
import { useNow } from "#client/chrome/session/useNow.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { later } from "#client/ui/motion/later.ts";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Swap } from "#client/ui/motion/Swap.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { recentExchanges } from "#domain/exchanges.ts";
import { ExchangeItem } from "./ExchangeItem.tsx";
import { list } from "./RecentExchanges.css.ts";
import type { Quote } from "../_exchange/sending.ts";

const LetterboxScene = later(async () => (await import("#client/pictures/LetterboxScene.tsx")).LetterboxScene);

interface RecentExchangesProps {
  viewer: RecentExchanges_viewer$key;
  onReply: (personId: string, quote: Quote) => void;
}

/**
 * The latest messages (docs/rules.md, Messages). Recent days are the start of the full list, so one list is fetched.
 */
export function RecentExchanges({ viewer, onReply }: RecentExchangesProps) {
  const { exchanges } = useFragment(
    graphql`
      fragment RecentExchanges_viewer on Viewer {
        # recentExchanges.mostOfAll of domain/exchanges.ts
        exchanges(first: 50) @connection(key: "RecentExchanges_exchanges") {
          edges {
            node {
              id
              createdAt
              ...ExchangeItem_exchange
            }
          }
        }
      }
    `,
    viewer,
  );
  const [shown, setShown] = useState<Shown>("days");
  const shownNow = useDeferredValue(shown);
  const now = useNow();
  const { days, most, mostOfAll } = recentExchanges;
  const since = now.getTime() - days * 86_400_000;

  const all = exchanges.edges.flatMap(({ node }) => node ?? []);
  const items =
    shownNow === "all"
      ? all.slice(0, mostOfAll)
      : all.filter(({ createdAt }) => new Date(createdAt).getTime() >= since).slice(0, most);
  const box = useFocusKept(all.length);

  return (
    <Card title="Recent Exchanges">
      <Tabs label="Recent Exchanges" tabs={tabs} selected={shown} onSelect={setShown}>
        <Swap contentKey={shownNow}>
          {items.length === 0 ? (
            <EmptyState
              picture={<LetterboxScene />}
              {...(all.length === 0 ? nothingYet : nothingLately)}
              action={
                all.length === 0 ? (
                  <LinkButton to="/user-list" variant="quiet">
                    Find people
                  </LinkButton>
                ) : (
                  <Button variant="quiet" onClick={() => setShown("all")}>
                    Show all messages
                  </Button>
                )
              }
            />
          ) : (
            <ul ref={box} tabIndex={-1} className={list} aria-label="Recent Exchanges">
              {items.map((exchange) => (
                <ExchangeItem key={exchange.id} exchange={exchange} now={now} onReply={onReply} />
              ))}
            </ul>
          )}
        </Swap>
      </Tabs>
    </Card>
  );
}

type Shown = (typeof tabs)[number]["id"];

const tabs = [
  { id: "days", label: `Last ${recentExchanges.days} days` },
  { id: "all", label: "All Messages" },
] as const;

const nothingYet = {
  title: "No messages yet",
  text: "What you send and receive will gather here. A kind word is a good beginning.",
};
const nothingLately = {
  title: `Nothing in the last ${recentExchanges.days} days`,
  text: "Older messages are under All Messages.",
};

/** Focuses the list when the focused item was deleted. */
function useFocusKept(count: number) {
  const box = useRef<HTMLUListElement>(null);
  const before = useRef(count);

  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) box.current?.focus();
    before.current = count;
  }, [count]);
  return box;
}
