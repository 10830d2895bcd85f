import type { Pose } from "#client/pictures/BirdFigure.tsx";
import { clock } from "#client/platform/clock.ts";
import type { Play } from "./plays.ts";

export interface Stage {
  /** Plays it now, or after the one that plays. At most one waits: a newer one takes its place. */
  play: (play: Play) => void;
  /** Ends what plays and what waits. */
  clear: () => void;
}

interface StageOptions {
  show: (pose: Pose) => void;
  /** Shows the last frame alone. */
  isStill: () => boolean;
  /** Whether the beginning has to wait, as while somebody types. */
  mustWait: () => boolean;
}

const lookAgainMs = 500;
/** The last frame is seen for a moment before another play begins. */
const restMs = 300;

/** Shows one play at a time, frame by frame. */
export function stageOf({ show, isStill, mustWait }: StageOptions): Stage {
  let timers: (() => void)[] = [];
  let isPlaying = false;
  let next: Play | undefined;

  const begin = () => {
    const play = next;
    if (!play) return;
    isPlaying = true;
    if (mustWait()) {
      timers = [clock.after(lookAgainMs, begin)];
      return;
    }
    next = undefined;
    const last = play.at(-1);
    if (isStill() || !last) {
      if (last) show(last);
      return finish();
    }
    timers = [
      ...play.map((frame) => clock.after(frame.atMs, () => show(frame))),
      clock.after(last.atMs + restMs, finish),
    ];
  };
  const finish = () => {
    isPlaying = false;
    begin();
  };

  return {
    play: (play) => {
      next = play;
      if (!isPlaying) begin();
    },
    clear: () => {
      for (const cancel of timers) cancel();
      isPlaying = false;
      next = undefined;
    },
  };
}

/** Whether somebody types, or a dialog is open. */
export function isPageInUse(): boolean {
  const field = document.activeElement;
  const isTyping = field instanceof HTMLElement && field.matches("input, textarea, select, [contenteditable]");
  return isTyping || document.querySelector("dialog[open], [role='dialog'], [role='alertdialog']") !== null;
}
