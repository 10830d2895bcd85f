import { helpPath } from "#domain/paths.ts";
import { Text } from "#client/ui/display/Text.tsx";
import { slip } from "./HelpLine.css.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";

interface HelpLineProps {
  centered?: boolean;
  /** Whether it stands below the cards of a screen, on paper of its own. */
  onSky?: boolean;
  /** Opens the page of help where no router stands. */
  onOpen?: () => void;
}

/** The quiet way to the page of help. */
export function HelpLine({ centered, onSky, onOpen }: HelpLineProps) {
  const words = (
    <Text tone="soft" size="small" centered={centered || onSky}>
      If it’s too much to carry alone, here are{" "}
      <TextLink {...(onOpen ? { href: helpPath, onFollow: onOpen } : { to: helpPath })}>people to talk to</TextLink>.
    </Text>
  );
  return onSky ? <div className={slip}>{words}</div> : words;
}
