import { Row } from "../layout/Stack.tsx";
import { compound, unbroken } from "../gallery/texts.ts";
import { TextLink } from "./TextLink.tsx";

export function Usual() {
  return (
    <p>
      Please read the <TextLink to="/terms-conditions">Terms & Conditions</TextLink>, or{" "}
      <TextLink href="mailto:help@kindling.example">write to us</TextLink>.
    </p>
  );
}

export function Bare() {
  return (
    <Row gap="regular">
      <TextLink to="/help-now" bare>
        Help now
      </TextLink>
      <TextLink href="https://kindling.example" newTab bare>
        About
      </TextLink>
    </Row>
  );
}

export function LongText() {
  return (
    <p>
      <TextLink to="/journal">{compound}</TextLink> and <TextLink href={`#${unbroken}`}>{unbroken}</TextLink>
    </p>
  );
}
