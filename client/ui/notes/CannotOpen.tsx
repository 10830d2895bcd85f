import { cannotOpen } from "#domain/unreadable.ts";
import { Text } from "../display/Text.tsx";

/** In the place of words that are there and cannot be opened. */
export function CannotOpen({ of }: { of: keyof typeof cannotOpen }) {
  return (
    <Text tone="soft" size="small">
      {cannotOpen[of]}
    </Text>
  );
}
