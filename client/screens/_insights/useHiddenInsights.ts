import { useChoice } from "#client/platform/drafts.ts";

/** The keys of the insights that were put away on this device, and a function that puts another one away for good. */
export function useHiddenInsights(): [hidden: readonly string[], hide: (key: string) => void] {
  const [hidden, keep] = useChoice<readonly string[]>("hiddenInsights", []);
  return [hidden, (key) => keep([...hidden, key])];
}
