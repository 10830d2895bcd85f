import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";

/** Opens the list of blocked people, which is fetched only then. */
export function BlockedPeople() {
  const { drawn, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { BlockedDialog } = await import("./BlockedDialog.tsx");
      return (props) => <BlockedDialog {...props} />;
    });

  return (
    <div>
      <RowButton icon="block" hint="They can’t find or message you." onClick={show}>
        Blocked people
      </RowButton>
      {drawn}
    </div>
  );
}
