import { useId } from "react";
import { Link } from "#client/ui/controls/Link.tsx";
import { nameOfLookBack, nameOfMemory } from "#domain/memories.ts";
import { dayPath } from "#domain/paths.ts";
import { PutAwayButton } from "../../_memories/PutAwayButton.tsx";
import { PutAwayStrip } from "../../_memories/PutAwayStrip.tsx";
import { usePutAway } from "../../_memories/usePutAway.ts";
import * as css from "./JournalMargin.css.ts";

interface MarginMemoryProps {
  memory: {
    readonly lookBack: string;
    readonly date: string;
    readonly title?: string | null;
    readonly kind?: string | null;
  };
  onRead?: () => void;
}

/** The title of an earlier day, beside the journal. */
export function MarginMemory({ memory, onRead }: MarginMemoryProps) {
  const id = useId();
  const { lookBack, date } = memory;
  const { isHeld, putAway, button } = usePutAway(date);

  if (isHeld) return <PutAwayStrip date={date} />;
  return (
    <div className={css.note}>
      <p id={id} className={css.name}>
        {nameOfLookBack(lookBack)}
      </p>
      <p dir="auto" className={css.words}>
        {nameOfMemory(memory)}
      </p>
      <Link to={dayPath(date)} className={css.way} onClick={onRead}>
        Read this day
      </Link>
      <PutAwayButton ref={button} dayId={id} onClick={putAway} />
    </div>
  );
}
