import { helpPath } from "#domain/paths.ts";
import { Text } from "#client/ui/display/Text.tsx";
import { slip } from "./HelpLine.css.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";

interface HelpLineProps {
  centered?: boolean;
  /** True if the line is below a screen's cards. It then has its own card. */
  onSky?: boolean;
  /** Opens the help page without a router. */
  onOpen?: () => void;
}

/** The link to the help page. */
export function HelpLine({ centered, onSky, onOpen }: HelpLineProps) {
  const words = (
    <Text tone="soft" size="small" centered={centered || onSky}>
      If it’s too much to carry alone, here are{" "}
      <TextLink {...(onOpen ? { href: helpPath, onFollow: onOpen } : { to: helpPath })}>people to talk to</TextLink>.
    </Text>
  );
  return onSky ? <div className={slip}>{words}</div> : words;
}
