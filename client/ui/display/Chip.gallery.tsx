import { weatherNames, weathers } from "#domain/weathers.ts";
import { Row } from "../layout/Stack.tsx";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { Chip } from "./Chip.tsx";

export function Usual() {
  return (
    <Row>
      <Chip>I did something</Chip>
      <Chip tone="gold">+2 Good Karma</Chip>
      <Chip tone="coal">1 Coal</Chip>
    </Row>
  );
}

export function Weathers() {
  return (
    <Row>
      {weathers.map((weather) => (
        <Chip key={weather} weather={weather}>
          {weatherNames[weather]}
        </Chip>
      ))}
    </Row>
  );
}

export function LongText() {
  return (
    <Row>
      <Chip tone="gold">{compound}</Chip>
      <Chip weather="rainy">{unbroken}</Chip>
    </Row>
  );
}

export function RightToLeft() {
  return <Chip tone="gold">{rightToLeft}</Chip>;
}
