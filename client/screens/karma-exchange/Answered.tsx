import { useShell } from "#client/chrome/session/shell.ts";
import { useNow } from "#client/chrome/session/useNow.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { firstWordsOf } from "#domain/memories.ts";
import { relativeTime } from "#domain/relativeTime.ts";
import { answered, head, text, words } from "./Answered.css.ts";
import type { Quote } from "../_exchange/sending.ts";

interface AnsweredProps {
  quote: Quote;
  onDrop: () => void;
}

/** The first words of the message that is answered, beside its answer. */
export function Answered({ quote, onDrop }: AnsweredProps) {
  const { zone } = useShell();
  const time = relativeTime(new Date(quote.at), useNow(), zone());

  return (
    <figure className={answered}>
      <div className={text}>
        <figcaption className={head}>
          Answering <bdi>{quote.name}</bdi>, {time.charAt(0).toLowerCase() + time.slice(1)}
        </figcaption>
        {quote.words && (
          <blockquote className={words} dir="auto">
            “{firstWordsOf(quote.words)}”
          </blockquote>
        )}
      </div>
      <IconButton icon="close" variant="plain" label="Remove the quote" onClick={onDrop} />
    </figure>
  );
}
