import "./require-node.mjs";
import { setUp } from "./setup.mjs";

await setUp();
