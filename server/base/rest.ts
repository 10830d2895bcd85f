import { withDeadlinePaused } from "./deadline.ts";

/** The most that is handled between two rests: characters of text, and items of a list. A longer text stands alone. */
export const mostAtATime = { text: 65_536, items: 50 } as const;

/** Lets everything that is due be done before this work goes on. The request's deadline does not count it. */
export function rest(): Promise<void> {
  return withDeadlinePaused(() => new Promise((resolve) => setImmediate(resolve)));
}

/** Call it before each item, with the length of its text. It rests if this item is too much for the current turn. */
export type Pace = (text?: number) => Promise<void>;

/** The pace of one piece of work. `takeRest` is how it rests. */
export function paceOf(takeRest: () => Promise<void> = rest): Pace {
  let [items, text] = [0, 0];
  return async (more = 0) => {
    if (items > 0 && (items >= mostAtATime.items || text + more > mostAtATime.text)) {
      await takeRest();
      [items, text] = [0, 0];
    }
    items += 1;
    text += more;
  };
}
