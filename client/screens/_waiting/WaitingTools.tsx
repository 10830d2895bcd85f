import { useNavigate } from "react-router-dom";
import { useKnownWords } from "#client/data/words/knownWords.ts";
import { nameOfItem } from "#client/data/entries/nameOfItem.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { discard, openInForm, pathOfEdited } from "./openInForm.ts";
import { textOf } from "./waitingText.ts";

/** What can be done with an item that waits: a menu, or the comparison of two versions. */
export function WaitingTools({ item }: { item: WaitingItem }) {
  const comparison = useOpened();
  const { kind, input, pressed, edit, other } = item;
  if (!edit || !other) return <ItemMenu item={item} />;

  const compare = () =>
    comparison.open(async () => {
      const { TwoVersions } = await import("./TwoVersions.tsx");
      const mine = { kind, input, pressed, edit };
      return (props) => (
        <TwoVersions {...props} edit={mine} other={other} waitingId={item.id} onDone={() => undefined} />
      );
    });
  return (
    <>
      <Button variant="line" size="small" aria-label={`Compare ${nameOfItem(item)}`} onClick={() => void compare()}>
        Compare
      </Button>
      {comparison.drawn}
    </>
  );
}

function ItemMenu({ item }: { item: WaitingItem }) {
  const wordOf = useKnownWords();
  const navigate = useNavigate();

  const open = async () => {
    const path = item.edit ? pathOfEdited(item) : await openInForm(item);
    if (path) await navigate(path);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(textOf(item, wordOf));
    toasts.show({ title: "Copied" });
  };

  return (
    <Menu
      subject={nameOfItem(item)}
      choices={[
        { icon: "pen", label: "Open", onChoose: () => void open() },
        { icon: "paper", label: "Copy", onChoose: () => void copy() },
        { icon: "trash", label: "Delete", danger: true, onChoose: () => void discard(item) },
      ]}
    />
  );
}
