import { Text } from "./Text.tsx";

/** Above what could not be asked for again: "numbers", "entries". */
export function StaleNote({ of }: { of: string }) {
  return (
    <Text tone="soft" size="small" centered>
      These {of} may be out of date. We could not fetch newer ones.
    </Text>
  );
}
