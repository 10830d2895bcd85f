/** The fields of an entry waiting on a device that karma and days need. Keys are as in GraphQL. */
export interface WaitingEntry {
  kind: "action" | "mood" | "journal";
  input: object;
  pressed: { occurredAt?: string | null | undefined; timeZone?: string | null | undefined };
}

/** When it happened: the chosen time, or the time Save was pressed. */
export function timeOfWaiting({ input, pressed }: WaitingEntry): Date {
  const { occurredAt } = input as { occurredAt?: string | null };
  return new Date(occurredAt ?? pressed.occurredAt ?? 0);
}
