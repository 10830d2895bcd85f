import { createElement, useRef, type KeyboardEvent } from "react";
import type { MenuChoice } from "./MenuList.tsx";
import { useOpened } from "./useOpened.ts";

/** A menu of actions at a button. The first press loads it. Spread `button` on the button, and draw `drawn` beside it. */
export function useMenu(label: string, choices: readonly MenuChoice[]) {
  const ref = useRef<HTMLButtonElement>(null);
  const { drawn, isOpen, open, close } = useOpened();

  const show = (initialFocus: "first" | "last") =>
    void open(async () => {
      const { MenuList } = await import("./MenuList.tsx");
      return (props) => createElement(MenuList, { button: ref, initialFocus, label, choices, ...props });
    });
  const showByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(event.key === "ArrowDown" ? "first" : "last");
  };

  const button = {
    ref,
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onClick: () => (isOpen ? close() : show("first")),
    onKeyDown: showByArrow,
  } as const;
  return { drawn, button };
}
