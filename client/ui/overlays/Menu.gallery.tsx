import { compound, unbroken } from "../gallery/texts.ts";
import { Menu } from "./Menu.tsx";

const nothing = () => undefined;

export function Usual() {
  return (
    <Menu
      subject="a walk in the rain"
      choices={[
        { icon: "pen", label: "Edit", onChoose: nothing },
        { icon: "trash", label: "Delete", danger: true, onChoose: nothing },
      ]}
    />
  );
}

export function LongText() {
  return (
    <Menu
      subject={compound}
      choices={[
        { icon: "pen", label: compound, onChoose: nothing },
        { icon: "trash", label: unbroken, danger: true, onChoose: nothing },
      ]}
    />
  );
}
