import { Chip } from "../display/Chip.tsx";
import { unbroken } from "../gallery/texts.ts";
import { Columns, Row, Stack } from "./Stack.tsx";

export function Usual() {
  return (
    <Stack>
      <Chip>One</Chip>
      <Chip>below</Chip>
      <Chip>the other</Chip>
    </Stack>
  );
}

export function SideBySide() {
  return (
    <Row between>
      <Chip>Side</Chip>
      <Chip>by side</Chip>
    </Row>
  );
}

export function InColumns() {
  return (
    <Columns least={140}>
      <Chip>In</Chip>
      <Chip>columns</Chip>
      <Chip>that wrap</Chip>
    </Columns>
  );
}

export function LongText() {
  return (
    <Stack gap="wide">
      <p>{unbroken}</p>
      <Row>
        <p>{unbroken}</p>
      </Row>
      <Columns least={140}>
        <p>{unbroken}</p>
        <p>{unbroken}</p>
      </Columns>
    </Stack>
  );
}
