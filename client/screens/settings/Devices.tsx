import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";

/** Opens the list of where one is signed in, which is asked for only then. */
export function Devices() {
  const { drawn, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { DevicesDialog } = await import("./DevicesDialog.tsx");
      return (props) => <DevicesDialog {...props} />;
    });

  return (
    <div>
      <RowButton icon="devices" hint="See where you’re signed in, and sign out other devices." onClick={show}>
        Active Sessions
      </RowButton>
      {drawn}
    </div>
  );
}
