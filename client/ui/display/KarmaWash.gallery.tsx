import { compound } from "../gallery/texts.ts";
import { Stack } from "../layout/Stack.tsx";
import { KarmaWash } from "./KarmaWash.tsx";

export function Washes() {
  return (
    <Stack>
      <KarmaWash kind="gold" pieces={2} amount="+2" label="Good Karma" />
      <KarmaWash kind="coal" amount="+1" label="Coal" />
      <KarmaWash kind="none" amount={undefined} label="No karma this time" />
    </Stack>
  );
}

export function LongText() {
  return <KarmaWash kind="coal" amount="+1" label={compound} />;
}
