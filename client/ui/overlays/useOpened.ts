import { createElement, useState, type ReactNode } from "react";
import { reasonIn } from "#client/platform/requestError.ts";
import { toasts } from "./toasts.ts";

export interface OpenedProps {
  open: boolean;
  onClose: () => void;
}

/** Renders a dialog or a menu. */
export type Drawing = (props: OpenedProps) => ReactNode;

interface Opened {
  draw: Drawing;
  /** Increases with each opening, so that state starts fresh. */
  time: number;
  isOpen: boolean;
}

/** Opens a dialog or menu whose code loads on the first press. */
export function useOpened() {
  const [opened, setOpened] = useState<Opened>();

  const open = async (load: () => Promise<Drawing>) => {
    try {
      const draw = await load();
      setOpened((before) => ({ draw, time: (before?.time ?? 0) + 1, isOpen: true }));
    } catch (error) {
      const description = reasonIn(error) ?? "This could not be opened. Please check your connection and try again.";
      toasts.show({ title: "Error", description, tone: "destructive" });
    }
  };
  const close = () => setOpened((before) => before && { ...before, isOpen: false });
  const drawn =
    opened && createElement(Frame, { key: opened.time, draw: opened.draw, open: opened.isOpen, onClose: close });

  return { drawn, isOpen: opened?.isOpen ?? false, open, close };
}

function Frame({ draw, ...props }: OpenedProps & { draw: Drawing }) {
  return draw(props);
}
