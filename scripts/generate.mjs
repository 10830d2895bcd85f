import "./require-node.mjs";
import { generated, installed } from "./setup.mjs";
import { inTurn } from "./turn.mjs";

// All of it, whatever the stamps say; `--changed` goes by them.
await inTurn(async () => {
  await installed();
  await generated({ force: !process.argv.includes("--changed") });
});
