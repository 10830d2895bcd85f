import type { NamedBlob } from "./request.ts";

/** Hands a file to the person, as the browser keeps what it downloads. */
export function saveFile(file: NamedBlob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
