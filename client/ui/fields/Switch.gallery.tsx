import { useState, type ComponentProps } from "react";
import { compound, rightToLeft } from "../gallery/texts.ts";
import { Switch } from "./Switch.tsx";

function Held(props: Partial<ComponentProps<typeof Switch>>) {
  const [checked, setChecked] = useState(props.checked ?? false);
  const hint = "Shows patterns in your days.";
  return <Switch label="Insights" name="insights" hint={hint} {...props} checked={checked} onChange={setChecked} />;
}

export function Usual() {
  return <Held />;
}

export function Chosen() {
  return <Held checked />;
}

export function WithMore() {
  return <Held more="Counted here from moods, actions and dates, never from your words." />;
}

export function Away() {
  return <Held isAway />;
}

export function LongText() {
  return <Held label={compound} hint={compound} />;
}

export function RightToLeft() {
  return <Held label={rightToLeft} />;
}
