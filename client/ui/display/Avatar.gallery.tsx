import { Row } from "../layout/Stack.tsx";
import { compound, rightToLeft } from "../gallery/texts.ts";
import { Avatar } from "./Avatar.tsx";

export function Usual() {
  return (
    <Row>
      <Avatar name="Ada Lovelace" size="small" />
      <Avatar name="Bo" />
      <Avatar name="Chen Wei" size="large" />
      <Avatar name="Dorothy Hodgkin" size="portrait" />
    </Row>
  );
}

export function WithPicture() {
  return (
    <Row>
      <Avatar name="Ada Lovelace" picture="/icon-192.png" size="small" />
      <Avatar name="Ada Lovelace" picture="/icon-192.png" size="large" />
    </Row>
  );
}

/** The picture cannot be decoded, so the initials stay. */
export function BrokenPicture() {
  return <Avatar name="Emmy Noether" picture="data:image/png;base64,AAAA" />;
}

export function LongText() {
  return (
    <Row>
      <Avatar name={compound} />
      <Avatar name={rightToLeft} />
    </Row>
  );
}

export function Empty() {
  return <Avatar name="" />;
}
