import { createSealing } from "./sealing.ts";
import { answerCalls } from "./workerCalls.ts";

// A key is derived from the passphrase apart from the page, because that takes a second.
answerCalls(createSealing(), self);
