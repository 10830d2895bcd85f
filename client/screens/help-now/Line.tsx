import { buttonClass } from "#client/ui/controls/Button.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { callAddress, standingOf, textAddress, type EmergencyNumber, type Helpline } from "#domain/helplines.ts";
import {
  big,
  emergency as emergencyStyle,
  facts,
  line as lineStyle,
  name as nameStyle,
  way as wayStyle,
  ways,
} from "./Line.css.ts";

/** A helpline, with a link for each way to contact it. */
export function Line(line: Helpline) {
  const { name, number, text, chat, about, hours, free } = line;
  const known = [number, hours, free === undefined ? undefined : free ? "free" : "not free"];
  const standing = standingOf(line);

  return (
    <div className={lineStyle}>
      <h3 className={nameStyle} dir="auto">
        {name}
      </h3>
      <p className={facts}>{known.filter(Boolean).join(" · ")}</p>
      {about && <p dir="auto">{about}</p>}
      <div className={ways}>
        <a href={callAddress(number)} className={`${buttonClass({ variant: "quiet" })} ${wayStyle}`}>
          <Icon name="phone" size={20} />
          <span>
            Call {number}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </span>
        </a>
        {text && (
          <a href={textAddress(text)} className={`${buttonClass({ variant: "line" })} ${wayStyle}`}>
            <span>
              Text {text}
              <VisuallyHidden>, {name}</VisuallyHidden>
            </span>
          </a>
        )}
        {chat && (
          <a href={chat} rel="noreferrer" className={`${buttonClass({ variant: "line" })} ${wayStyle}`}>
            <Icon name="chat" size={20} />
            <span>
              Chat
              <VisuallyHidden>, {name}</VisuallyHidden>
            </span>
          </a>
        )}
      </div>
      {standing && (
        <Text tone="soft" size="small">
          {standing}
        </Text>
      )}
    </div>
  );
}

/** An emergency number. */
export function Emergency({ name, number, about, checked }: EmergencyNumber) {
  const standing = standingOf({ name, number, checked });

  return (
    <div className={emergencyStyle}>
      <a href={callAddress(number)} className={`${buttonClass({ variant: "primary" })} ${big}`}>
        <Icon name="phone" size={20} />
        <span>
          Call {number}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </span>
      </a>
      <Text tone="soft" size="small">
        {[name, about, standing].filter(Boolean).join(". ")}
      </Text>
    </div>
  );
}

interface DirectoryProps {
  name: string;
  site: string;
  about: string;
}

/** A site that lists helplines. */
export function Directory({ name, site, about }: DirectoryProps) {
  return (
    <div>
      <TextLink href={`https://${site}`}>{name}</TextLink>
      <Text tone="soft" size="small">
        {about} Opens {site}.
      </Text>
    </div>
  );
}
