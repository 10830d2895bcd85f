import { weathers } from "#domain/weathers.ts";
import { Row } from "../layout/Stack.tsx";
import { Emoji } from "./Emoji.tsx";

export function Usual() {
  return (
    <Row>
      <Emoji symbol="😌" label="Calm" />
      <Emoji symbol="😌" size="small" />
      <Emoji symbol="😌" size="medium" />
      <Emoji symbol="😌" size="large" />
    </Row>
  );
}

export function Weathers() {
  return (
    <Row>
      {weathers.map((weather) => (
        <Emoji key={weather} symbol="🙂" size="small" weather={weather} />
      ))}
    </Row>
  );
}
