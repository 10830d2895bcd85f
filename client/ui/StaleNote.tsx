import { Text } from "./Text.tsx";

/** Above what could not be asked for again: "numbers", "entries". */
export function StaleNote({ of }: { of: string }) {
  return (
    <Text tone="soft" size="small" centered>
      You seem to be offline. These are the {of} from before.
    </Text>
  );
}
