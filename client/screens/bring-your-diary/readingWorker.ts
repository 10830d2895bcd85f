import { answerCalls } from "../_archive/workerCalls.ts";
import { createReading } from "./reading.ts";

// Opens files apart from the page, so that a large one never stops it.
answerCalls(createReading(), self);
