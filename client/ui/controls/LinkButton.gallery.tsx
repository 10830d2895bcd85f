import { Row } from "../layout/Stack.tsx";
import { compound } from "../gallery/texts.ts";
import { LinkButton } from "./LinkButton.tsx";

export function Usual() {
  return (
    <Row>
      <LinkButton to="/log-action">Log Action</LinkButton>
      <LinkButton to="/mood" variant="line" icon="plus">
        Add a mood
      </LinkButton>
      <LinkButton to="/journal" variant="plain" size="small">
        Journal
      </LinkButton>
    </Row>
  );
}

export function Wide() {
  return (
    <LinkButton to="/log-action" variant="quiet" icon="pen" wide>
      Log Action
    </LinkButton>
  );
}

export function LongText() {
  return (
    <LinkButton to="/log-action" icon="pen">
      {compound}
    </LinkButton>
  );
}
