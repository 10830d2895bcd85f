import { useRef, type KeyboardEvent } from "react";
import { IconButton } from "../controls/IconButton.tsx";
import type { MenuChoice } from "./MenuList.tsx";
import { useOpened } from "./useOpened.ts";

interface MenuProps {
  /** What the actions apply to. */
  subject: string;
  choices: readonly MenuChoice[];
}

/** A three-dot button with a menu of actions. The first press loads the menu. */
export function Menu({ subject, choices }: MenuProps) {
  const label = `Options: ${subject}`;
  const button = useRef<HTMLButtonElement>(null);
  const { drawn, isOpen, open, close } = useOpened();

  const show = (initialFocus: "first" | "last") =>
    void open(async () => {
      const { MenuList } = await import("./MenuList.tsx");
      return (props) => (
        <MenuList button={button} initialFocus={initialFocus} label={label} choices={choices} {...props} />
      );
    });
  const showByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(event.key === "ArrowDown" ? "first" : "last");
  };

  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        variant="plain"
        label={label}
        tip="More"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : show("first"))}
        onKeyDown={showByArrow}
      />
      {drawn}
    </>
  );
}
