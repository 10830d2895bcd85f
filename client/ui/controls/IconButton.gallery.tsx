import { Row } from "../layout/Stack.tsx";
import { IconButton, IconLink } from "./IconButton.tsx";

export function Usual() {
  return (
    <Row>
      <IconButton icon="bell" label="Notifications" />
      <IconLink to="/settings" icon="gear" label="Settings" />
    </Row>
  );
}

export function Plain() {
  return (
    <Row>
      <IconButton icon="more" label="Options: a walk in the rain" tip="More" variant="plain" />
      <IconLink to="/journal" icon="back" label="Go back" variant="plain" />
    </Row>
  );
}

export function Disabled() {
  return <IconButton icon="trash" label="Delete" disabled />;
}
