import { CannotOpen } from "./CannotOpen.tsx";

export function Usual() {
  return <CannotOpen kind="entry" />;
}

export function Message() {
  return <CannotOpen kind="message" />;
}
