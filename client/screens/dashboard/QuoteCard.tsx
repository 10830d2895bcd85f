import type { ComponentProps } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { QuoteCard_viewer$key } from "#client/__generated__/QuoteCard_viewer.graphql.ts";
import { chip, share, words } from "./QuoteCard.css.ts";
import { QuoteFrame } from "./QuoteFrame.tsx";
import { ShareButton } from "./ShareButton.tsx";

/** The day's quote, by the person's own calendar (docs/rules.md, Quotes). */
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
      <QuoteActions
        category={dailyQuote.category}
        dialog={async () => {
          const { ShareQuote } = await import("./share/ShareQuote.tsx");
          return (props) => <ShareQuote text={dailyQuote.text} category={dailyQuote.category} {...props} />;
        }}
      />
    </QuoteFrame>
  );
}

interface QuoteActionsProps extends Pick<ComponentProps<typeof ShareButton>, "dialog"> {
  category: string;
}

export function QuoteActions({ category, dialog }: QuoteActionsProps) {
  return (
    <div className={share}>
      <ShareButton dialog={dialog}>Share {category}</ShareButton>
    </div>
  );
}
