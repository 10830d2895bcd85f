import { buttonClass } from "#client/ui/controls/Button.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { callAddress, textAddress, type EmergencyNumber, type Helpline, type Origin } from "#domain/helplines.ts";
import {
  big,
  emergency as emergencyStyle,
  facts,
  line as lineStyle,
  name as nameStyle,
  origin as originStyle,
  way as wayStyle,
  ways,
} from "./Line.css.ts";

const device = "M7.5 3h9v18h-9ZM11 17.8h2";

/** A helpline, with a link for each way to contact it. */
export function Line({ name, number, text, chat, about, hours, free }: Helpline) {
  const known = [number, hours, free === undefined ? undefined : free ? "free" : "not free"];

  return (
    <div className={lineStyle}>
      <h3 className={nameStyle} dir="auto">
        {name}
      </h3>
      <p className={facts}>{known.filter(Boolean).join(" · ")}</p>
      {about && <p dir="auto">{about}</p>}
      <div className={ways}>
        {number && (
          <a href={callAddress(number)} className={`${buttonClass({ variant: "quiet" })} ${wayStyle}`}>
            <Icon name="phone" size={20} />
            <span>
              Call {number}
              <VisuallyHidden>, {name}</VisuallyHidden>
            </span>
          </a>
        )}
        {text && (
          <a href={textAddress(text)} className={`${buttonClass({ variant: number ? "line" : "quiet" })} ${wayStyle}`}>
            <Icon name={device} size={20} />
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
    </div>
  );
}

/** An emergency number. */
export function Emergency({ name, number, about }: EmergencyNumber) {
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
        {[name, about].filter(Boolean).join(". ")}
      </Text>
    </div>
  );
}

/** Where some of the numbers come from. */
export function OriginText({ words, numbers }: Origin) {
  return (
    <div className={originStyle}>
      <p>{words}</p>
      {numbers.length > 0 && (
        <ul>
          {numbers.map((number) => (
            <li key={number} dir="auto">
              {number}
            </li>
          ))}
        </ul>
      )}
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
