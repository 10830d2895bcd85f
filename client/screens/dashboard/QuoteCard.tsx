import { useId } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { QuoteCard_viewer$key } from "#client/__generated__/QuoteCard_viewer.graphql.ts";
import { Chip } from "#client/ui/Chip.tsx";
import { Text } from "#client/ui/Text.tsx";
import { head, quoteCard, title } from "./QuoteCard.css.ts";

/** The day's quote, by the person's own calendar (spec section 9). */
export function QuoteCard({ viewer }: { viewer: QuoteCard_viewer$key }) {
  const id = useId();
  const { dailyQuote } = useFragment(
    graphql`
      fragment QuoteCard_viewer on Viewer {
        dailyQuote {
          text
          category
        }
      }
    `,
    viewer,
  );

  return (
    <section className={quoteCard} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={title}>
          Daily Inspiration
        </h2>
        <Chip>{dailyQuote.category}</Chip>
      </div>
      <blockquote>
        <Text size="quote">“{dailyQuote.text}”</Text>
      </blockquote>
    </section>
  );
}
