import { KarmaCounts } from "./KarmaCounts.tsx";

export function Usual() {
  return <KarmaCounts gold={12} coal={1} />;
}

export function Empty() {
  return <KarmaCounts gold={0} coal={0} />;
}

export function LargeNumbers() {
  return <KarmaCounts gold={12_345} coal={9_876} />;
}

export function OnMeadow() {
  return <KarmaCounts gold={1_075} coal={0} onMeadow />;
}
