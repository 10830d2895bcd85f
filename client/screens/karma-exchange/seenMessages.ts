import { choiceOf, keepChoice } from "#client/platform/drafts.ts";
import { recentExchanges } from "#domain/exchanges.ts";

const key = "seenMessages";
const none: string[] = [];

/**
 * The ids of the messages that this device has shown in the dialog, until "Got it!". The server's list may be older: it was stored before,
 * or the button was pressed in another tab.
 */
export function seenMessages(): ReadonlySet<string> {
  return new Set(choiceOf(key, none));
}

/** Remembers more of them, and as many in all as the list of messages shows. */
export function rememberSeen(ids: readonly string[]): void {
  const all = new Set([...choiceOf(key, none), ...ids]);
  keepChoice(key, [...all].slice(-recentExchanges.mostOfAll));
}
