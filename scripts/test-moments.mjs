import { bin, run } from "./run.mjs";
import { galleryBuilt, setUp } from "./setup.mjs";

// npm run test:moments [-- FILE …]: the tests of screens and browsers, once for each moment. All begin at it, on devices and server.

const moments = [
  // Today: in the hours of the mood prompt, and beside midnight.
  "09:05",
  "13:05",
  "18:05",
  "23:59",
  "00:01",
  // The clocks of Paris change.
  "2027-03-28T10:30",
  "2027-10-31T10:30",
  // A leap day, and the end of a year.
  "2028-02-29T10:30",
  "2027-12-31T23:59",
];

await setUp({ folder: "dist/test" });
await galleryBuilt("dist/test");
const failed = [];
for (const moment of moments) {
  console.log(`\nThe moment ${moment}:`);
  const args = [bin("vitest"), "run", "--project", "screens", "--project", "e2e", ...process.argv.slice(2)];
  if ((await run(args, { env: { KINDLING_MOMENT: moment } })) !== 0) failed.push(moment);
}
if (failed.length > 0)
  console.error(`\nTests failed at ${failed.join(", ")}. KINDLING_MOMENT=${failed[0]} npm test repeats it.`);
process.exit(failed.length > 0 ? 1 : 0);
