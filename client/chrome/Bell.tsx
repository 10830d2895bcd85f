import { badgeMax } from "#domain/limits.ts";
import { IconButton } from "#client/ui/IconButton.tsx";

interface BellProps {
  /** Unseen messages and requests. */
  count: number;
  onOpen: () => void;
}

/** Says how much is new. With nothing new there is no bell (spec section 2). */
export function Bell({ count, onOpen }: BellProps) {
  if (count <= 0) return null;
  const badge = count > badgeMax ? `${badgeMax}+` : String(count);
  return <IconButton icon="bell" badge={badge} label={`Notifications: ${badge} new`} onClick={onOpen} />;
}
