import { Text } from "#client/ui/Text.tsx";

/** Above numbers that could not be asked for again. */
export function StaleNote() {
  return (
    <Text tone="soft" size="small" centered>
      You seem to be offline. These are the numbers from before.
    </Text>
  );
}
