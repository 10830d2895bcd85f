// Opens a file as "Bring your diary" does, in a process that a test can end, and prints what came of it.
// Usage: node open-file.mjs <bundle of reading.ts> <file>
import { openAsBlob } from "node:fs";

const [bundle, path] = process.argv.slice(2);
const { createReading } = await import(bundle);
const reading = createReading();
const choices = { moods: new Map(), ownMoods: [], groupsLeftOut: [], withSurroundings: true };

try {
  let opened = await reading.open({ file: await openAsBlob(path) });
  if ("table" in opened) opened = await reading.columns({ ...opened.table.guess, date: 0, mood: 1 });
  if ("matching" in opened) await reading.match({ choices, importId: "import" });
  console.log("opened");
} catch (error) {
  console.log(error.message);
}
