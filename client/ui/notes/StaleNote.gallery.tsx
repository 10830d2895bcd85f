import { compound } from "../gallery/texts.ts";
import { StaleNote } from "./StaleNote.tsx";

export function Usual() {
  return <StaleNote data="numbers" />;
}

export function LongText() {
  return <StaleNote data={compound} />;
}
