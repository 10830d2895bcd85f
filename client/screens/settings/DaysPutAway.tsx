import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";

/** Opens the dialog that brings days back, which is fetched only then. */
export function DaysPutAway() {
  const { drawn, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { DaysPutAwayDialog } = await import("./DaysPutAwayDialog.tsx");
      return (props) => <DaysPutAwayDialog {...props} />;
    });

  return (
    <div>
      <RowButton icon="eyeOff" hint="Earlier days you asked not to see." onClick={show}>
        Days put away
      </RowButton>
      {drawn}
    </div>
  );
}
