import { Stack } from "../layout/Stack.tsx";
import { compound } from "../gallery/texts.ts";
import { KarmaCounts, KarmaWash } from "./KarmaCounts.tsx";

export function Usual() {
  return <KarmaCounts gold={12} coal={1} />;
}

export function Empty() {
  return <KarmaCounts gold={0} coal={0} />;
}

export function LargeNumbers() {
  return <KarmaCounts gold={12_345} coal={9_876} />;
}

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
