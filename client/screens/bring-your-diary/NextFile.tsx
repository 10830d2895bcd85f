import { Button } from "#client/ui/controls/Button.tsx";
import type { Busy } from "#client/ui/controls/pressing.ts";
import type { Waiting } from "./stage.ts";

interface NextFileProps {
  waiting: Waiting;
  onNext: () => void;
  busy?: Busy;
}

/** Opens the next of the files that were chosen together. */
export function NextFile({ waiting: { names, place, of }, onNext, busy = false }: NextFileProps) {
  return (
    <Button busy={busy} onClick={onNext}>
      Next file: {names[0]} ({place} of {of})
    </Button>
  );
}
