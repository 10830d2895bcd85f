import { choiceOf, useChoice } from "./drafts.ts";

const key = "findKey";

/** Whether Ctrl or Cmd and K open the search on this device (docs/rules.md, Search), and a function that changes it. */
export function useFindKey(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return useChoice(key, true);
}

/** Whether the key is on, for callers outside React. */
export function isFindKeyOn(): boolean {
  return choiceOf(key, true);
}

/** Moves the focus to the search field, if it is on screen. Returns whether it has it. */
export function focusFindField(): boolean {
  const field = document.querySelector<HTMLInputElement>("input[name=find]");
  field?.focus();
  field?.select();
  return field !== null && document.activeElement === field;
}

let isFieldAsked = false;

/** Requests the focus for the search field when its screen opens. */
export function askForFindField(): void {
  isFieldAsked = true;
}

/** Whether the focus was requested since the last call. */
export function takeFindFieldAsk(): boolean {
  const was = isFieldAsked;
  isFieldAsked = false;
  return was;
}
