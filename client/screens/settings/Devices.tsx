import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { drawings } from "./drawings.ts";

/** Opens the list of signed-in devices, which is fetched only then. */
export function Devices() {
  const { drawn, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { DevicesDialog } = await import("./DevicesDialog.tsx");
      return (props) => <DevicesDialog {...props} />;
    });

  return (
    <div>
      <RowButton icon={drawings.devices} hint="Where you’re signed in." onClick={show}>
        Signed-in Devices
      </RowButton>
      {drawn}
    </div>
  );
}
