import { helpPath } from "#client/chrome/handles.ts";
import { Text } from "#client/ui/Text.tsx";
import { TextLink } from "#client/ui/TextLink.tsx";

interface HelpLineProps {
  centered?: boolean;
  /** Opens the page of help where no router stands. */
  onOpen?: () => void;
}

/** The quiet way to the page of help. */
export function HelpLine({ centered, onOpen }: HelpLineProps) {
  return (
    <Text tone="soft" size="small" centered={centered}>
      If it is too much to carry alone:{" "}
      <TextLink {...(onOpen ? { href: helpPath, onFollow: onOpen } : { to: helpPath })}>people to talk to</TextLink>
    </Text>
  );
}
