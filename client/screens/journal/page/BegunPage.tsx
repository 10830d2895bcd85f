import { useEffect, useId, useRef, useState } from "react";
import { useShell } from "#client/chrome/session/shell.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { useDraft } from "#client/platform/drafts.ts";
import { freshOf } from "#client/screens/_entries/values.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { later } from "#client/ui/motion/later.ts";
import { minuteIn } from "#domain/clocks.ts";
import { timeInSentence } from "#domain/dayNames.ts";
import { journalKind } from "#domain/entries/journal.ts";
import { hasWords } from "#domain/entries/values.ts";
import { nameOfPage } from "#domain/titles.ts";
import { useJournalPlace } from "../place/useJournalPlace.ts";
import * as css from "./BegunPage.css.ts";
import { useKeptAt } from "./useKeptAt.ts";
import { wordCount } from "./wordCount.ts";

const PenPicture = later(async () => (await import("#client/pictures/PenPicture.tsx")).PenPicture);

/** Leads from the history back to a page that was begun. An empty page is not begun. */
export function BegunPage() {
  const { isWriting, write } = useJournalPlace();

  // The form changes the draft meanwhile.
  return isWriting ? null : <Begun onWrite={write} />;
}

function Begun({ onWrite }: { onWrite: () => void }) {
  const [draft, keep, forget] = useDraft("journal", freshOf("journal"));
  const [isThrownAway, setIsThrownAway] = useState(false);
  if (!hasWords(journalKind, draft)) return null;

  const throwAway = () => {
    forget();
    setIsThrownAway(true);
  };
  const bringBack = () => {
    keep(draft);
    setIsThrownAway(false);
  };
  if (isThrownAway) return <ThrownAway onUndo={bringBack} />;
  return <Card title={draft.title} body={draft.body} onWrite={onWrite} onThrowAway={throwAway} />;
}

interface CardProps {
  title: string;
  body: string;
  onWrite: () => void;
  onThrowAway: () => void;
}

function Card({ title, body, onWrite, onThrowAway }: CardProps) {
  const id = useId();
  const { zone } = useShell();
  const today = useToday();
  const { keptAt } = useKeptAt();
  const [day = "", time = ""] = keptAt ? minuteIn(zone(), keptAt).split("T") : [];
  const when = time && ` ${timeInSentence(day, today, time).replace(/^today /, "")}`;

  return (
    <section aria-labelledby={id} className={css.card}>
      <div className={css.picture}>
        <PenPicture />
      </div>
      <div className={css.text}>
        <h2 id={id} className={css.title}>
          A page you began
        </h2>
        <p dir="auto" className={css.words}>
          “{nameOfPage({ title, body })}”
        </p>
        <p className={css.kept}>
          {wordCount(body)}, kept on this device{when}
        </p>
      </div>
      <div className={css.ways}>
        <Button size="small" onClick={onWrite}>
          Go on writing
        </Button>
        <Button size="small" variant="plain" onClick={onThrowAway}>
          Throw away
        </Button>
      </div>
    </section>
  );
}

function ThrownAway({ onUndo }: { onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);

  // The pressed button is gone, and the focus with it.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);

  return (
    <div className={css.thrownAway}>
      <output>The page was thrown away.</output>
      <Button ref={undo} size="small" variant="quiet" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
