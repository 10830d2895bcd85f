import "./requireNode.mjs";
import { setUp } from "./setup.mjs";

await setUp();
