import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { QuoteCard_viewer$key } from "#client/__generated__/QuoteCard_viewer.graphql.ts";
import { chip, words } from "./QuoteCard.css.ts";
import { QuoteFrame } from "./QuoteFrame.tsx";

/** The day's quote, by the person's own calendar (spec section 9). */
export function QuoteCard({ viewer }: { viewer: QuoteCard_viewer$key }) {
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
    <QuoteFrame headEnd={<span className={chip}>{dailyQuote.category}</span>}>
      <blockquote className={words}>“{dailyQuote.text}”</blockquote>
    </QuoteFrame>
  );
}
