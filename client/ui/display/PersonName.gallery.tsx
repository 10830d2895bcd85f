import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { PersonName } from "./PersonName.tsx";

export function Usual() {
  return (
    <p>
      <PersonName username="ada" displayName="Ada Lovelace" />
    </p>
  );
}

export function WithoutDisplayName() {
  return (
    <p>
      <PersonName username="ada" displayName={null} />
    </p>
  );
}

export function LongText() {
  return (
    <p>
      <PersonName username={unbroken} displayName={compound} />
    </p>
  );
}

export function RightToLeft() {
  return (
    <p>
      <PersonName username="bo" displayName={rightToLeft} />
    </p>
  );
}
