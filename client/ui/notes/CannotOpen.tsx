import { cannotOpen } from "#domain/unreadable.ts";
import { Text } from "../display/Text.tsx";

/** Replaces a text that exists but cannot be decrypted. */
export function CannotOpen({ kind }: { kind: keyof typeof cannotOpen }) {
  return (
    <Text tone="soft" size="small">
      {cannotOpen[kind]}
    </Text>
  );
}
