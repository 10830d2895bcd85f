import { TelescopeScene } from "#client/pictures/TelescopeScene.tsx";
import { LinkButton } from "../controls/LinkButton.tsx";
import { compound, paragraph, unbroken } from "../gallery/texts.ts";
import { EmptyState } from "./EmptyState.tsx";

export function Usual() {
  return (
    <EmptyState
      picture={<TelescopeScene />}
      title="No moods yet"
      text="Your first one takes a minute."
      action={<LinkButton to="/mood">Add a mood</LinkButton>}
    />
  );
}

export function TitleAlone() {
  return <EmptyState picture={<TelescopeScene />} title="Nobody found" />;
}

export function LongText() {
  return <EmptyState picture={<TelescopeScene />} title={compound} text={`${paragraph} ${unbroken}`} />;
}
