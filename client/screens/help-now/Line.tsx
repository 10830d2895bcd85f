import { buttonClass } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { brand } from "#domain/brand.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { callAddress, type Helpline } from "#domain/helplines.ts";
import { name as nameStyle } from "./Line.css.ts";

interface LineProps extends Helpline {
  /** The one that stands out. */
  isFirst?: boolean;
}

/** A number that can be called by a press. */
export function Line({ name, number, about, checked, isFirst }: LineProps) {
  return (
    <Stack gap="tight">
      <p className={nameStyle} dir="auto">
        {name}
      </p>
      {about && <p dir="auto">{about}</p>}
      <a href={callAddress(number)} className={buttonClass({ variant: isFirst ? "primary" : "quiet", wide: true })}>
        Call {number}
        <VisuallyHidden>, {name}</VisuallyHidden>
      </a>
      <Text tone="soft" size="small">
        Checked on {fullNameOfDay(checked)}
      </Text>
    </Stack>
  );
}

interface DirectoryProps {
  name: string;
  site: string;
  about: string;
}

/** A site that lists lines. */
export function Directory({ name, site, about }: DirectoryProps) {
  return (
    <div>
      <TextLink href={`https://${site}`}>{name}</TextLink>
      <Text tone="soft" size="small">
        {about} Leaves {brand} for {site}.
      </Text>
    </div>
  );
}
