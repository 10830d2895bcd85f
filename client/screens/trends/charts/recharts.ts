// All that draws with Recharts, as one file to load: scripts/budget.mjs knows it by this name and counts it apart.
export { MoodDonut } from "./MoodDonut.tsx";
