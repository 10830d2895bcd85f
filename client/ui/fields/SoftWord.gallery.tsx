import { SoftWord } from "./SoftWord.tsx";

export function Usual() {
  return <SoftWord>Overwhelmed</SoftWord>;
}

/** A column of four letters, where the word takes its hyphen. */
export function Narrow() {
  return (
    <div style={{ width: "5em" }}>
      <SoftWord>Overwhelmed</SoftWord>
    </div>
  );
}
