import { onTestFinished } from "vitest";

/** What a test sees after each change of the page. */
export function watch<Seen>(look: () => Seen): Seen[] {
  const seen: Seen[] = [];
  const observer = new MutationObserver(() => seen.push(look()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}
