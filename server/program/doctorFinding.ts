/** A finding. `look` can wait; `wrong` cannot. */
export interface Finding {
  verdict: "ok" | "look" | "wrong";
  /** What was found, in a sentence. */
  says: string;
  /** What to do about it. */
  advice?: string;
}

export function ok(says: string): Finding {
  return { verdict: "ok", says };
}

export function look(says: string, advice: string): Finding {
  return { verdict: "look", says, advice };
}

export function wrong(says: string, advice: string): Finding {
  return { verdict: "wrong", says, advice };
}
