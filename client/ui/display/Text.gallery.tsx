import { Stack } from "../layout/Stack.tsx";
import { compound, paragraph, rightToLeft, unbroken } from "../gallery/texts.ts";
import { Text } from "./Text.tsx";

export function Usual() {
  return (
    <Stack>
      <Text>{paragraph}</Text>
      <Text tone="soft">{paragraph}</Text>
      <Text tone="danger">This cannot be undone.</Text>
    </Stack>
  );
}

export function Small() {
  return (
    <Text tone="soft" size="small">
      {paragraph}
    </Text>
  );
}

export function Centered() {
  return <Text centered>{paragraph}</Text>;
}

export function LongText() {
  return (
    <Stack>
      <Text>{compound}</Text>
      <Text size="small">{unbroken}</Text>
    </Stack>
  );
}

export function RightToLeft() {
  return (
    <Text>
      <bdi>{rightToLeft}</bdi>
    </Text>
  );
}
