import { useRelayEnvironment } from "react-relay";
import { useAway } from "#client/data/relay/connected.ts";
import { connectionOf } from "#client/data/environment.ts";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { RowButton } from "./Row.tsx";

/** Downloads everything as an archive (docs/rules.md, Export). */
export function TakeEverything() {
  const connection = connectionOf(useRelayEnvironment());
  const away = useAway();
  const { drawn, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { TakeEverythingDialog } = await import("../_archive/TakeEverythingDialog.tsx");
      return (props) => <TakeEverythingDialog connection={connection} {...props} />;
    });

  return (
    <div>
      <RowButton icon="download" hint="Entries, messages, profile: one ZIP." busy={away} onClick={show}>
        Take everything
      </RowButton>
      {drawn}
    </div>
  );
}
