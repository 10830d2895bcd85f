import { TextLink } from "../controls/TextLink.tsx";
import { Text } from "../display/Text.tsx";
import { compound, paragraph, rightToLeft, unbroken } from "../gallery/texts.ts";
import { Card } from "./Card.tsx";

export function Usual() {
  return (
    <Card title="Today" headEnd={<TextLink to="/trends">See all</TextLink>}>
      <Text>{paragraph}</Text>
    </Card>
  );
}

export function WithoutTitle() {
  return (
    <Card>
      <Text>{paragraph}</Text>
    </Card>
  );
}

export function Roomy() {
  return (
    <Card title="Welcome back" roomy>
      <Text tone="soft">{paragraph}</Text>
    </Card>
  );
}

export function LongText() {
  return (
    <Card title={compound} headEnd={<TextLink to="/trends">See all</TextLink>}>
      <Text>{unbroken}</Text>
    </Card>
  );
}

export function RightToLeft() {
  return (
    <Card title={rightToLeft}>
      <Text>
        <bdi>{rightToLeft}</bdi>
      </Text>
    </Card>
  );
}
