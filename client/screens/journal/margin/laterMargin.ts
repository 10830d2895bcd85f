import { later } from "#client/ui/motion/later.ts";

/** The margin, which loads after the list or the page that it stands beside. */
export const JournalMargin = later(async () => (await import("./JournalMargin.tsx")).JournalMargin, { when: "loaded" });
