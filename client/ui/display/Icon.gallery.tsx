import { Row } from "../layout/Stack.tsx";
import { Icon, type IconName } from "./Icon.tsx";

/** A record, so that the compiler asks for a new icon here. */
const names: Readonly<Record<IconName, true>> = {
  home: true,
  book: true,
  swap: true,
  bars: true,
  gear: true,
  bell: true,
  bellOff: true,
  block: true,
  back: true,
  right: true,
  more: true,
  phone: true,
  chat: true,
  plus: true,
  people: true,
  pen: true,
  calendar: true,
  check: true,
  close: true,
  chevron: true,
  search: true,
  eye: true,
  eyeOff: true,
  moon: true,
  lock: true,
  card: true,
  mail: true,
  paper: true,
  share: true,
  download: true,
  warning: true,
  trash: true,
};

const isIcon = (name: string): name is IconName => name in names;

export function Usual() {
  return (
    <Row gap="regular">
      {Object.keys(names)
        .filter(isIcon)
        .map((name) => (
          <Icon key={name} name={name} />
        ))}
    </Row>
  );
}

export function Sizes() {
  return (
    <Row>
      <Icon name="bell" size={16} />
      <Icon name="bell" />
      <Icon name="bell" size={34} />
    </Row>
  );
}
