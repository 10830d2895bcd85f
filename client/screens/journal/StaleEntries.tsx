import { Text } from "#client/ui/Text.tsx";

/** Above entries that could not be asked for again. */
export function StaleEntries() {
  return (
    <Text tone="soft" size="small" centered>
      You seem to be offline. These are the entries from before.
    </Text>
  );
}
