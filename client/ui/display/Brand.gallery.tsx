import { Row } from "../layout/Stack.tsx";
import { Brand, Flame } from "./Brand.tsx";

export function Usual() {
  return <Brand />;
}

export function Cover() {
  return <Brand size="cover" />;
}

export function FlameAlone() {
  return (
    <Row>
      <Flame height={30} />
      <Flame height={60} />
    </Row>
  );
}
