import { StartOver } from "./StartOver.tsx";

export function Usual() {
  return <StartOver asks onStartOver={() => undefined} />;
}

export function WithoutQuestion() {
  return <StartOver asks={false} onStartOver={() => undefined} />;
}
