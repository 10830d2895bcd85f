import { icon } from "./Icon.css.ts";

const drawings = {
  home: "m3.5 10.5 8.5-7 8.5 7v9.5a1 1 0 0 1-1 1h-4.8v-6.5H9.3V21H4.5a1 1 0 0 1-1-1Z",
  book: "M12 6.5C10 4.8 7 4.3 3.5 4.5v14c3.5-.2 6.5.3 8.5 2 2-1.7 5-2.2 8.5-2v-14c-3.5-.2-6.5.3-8.5 2Zm0 0v14",
  swap: "M5 8.5h13.5m0 0L14.8 4.8M18.5 8.5l-3.7 3.7M19 15.5H5.5m0 0 3.7-3.7M5.5 15.5l3.7 3.7",
  bars: "M5 20v-7.5M12 20V4.5M19 20v-11",
  gear:
    "M10.13 5.25 10.43 2.83h3.14l.3 2.42 1.58.66 1.92-1.5 2.22 2.22-1.5 1.92.66 1.58 2.42.3v3.14l-2.42.3-.66 1.58 1.5 1.92" +
    "-2.22 2.22-1.92-1.5-1.58.66-.3 2.42h-3.14l-.3-2.42-1.58-.66-1.92 1.5-2.22-2.22 1.5-1.92-.66-1.58-2.42-.3v-3.14l2.42-.3" +
    ".66-1.58-1.5-1.92 2.22-2.22 1.92 1.5ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5c.5.7 1.2 1 2 1s1.5-.3 2-1",
  bellOff:
    "M6 16.5V11c0-1.2.3-2.3.9-3.2M9.4 5.6A6 6 0 0 1 18 11v3M6 16.5 4.5 18h13M10 20.5c.5.7 1.2 1 2 1s1.5-.3 2-1M4 4l16 16",
  block: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM6 6l12 12",
  back: "M14.5 5 7.5 12l7 7",
  right: "m9.5 6 6 6-6 6",
  more: "M5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M18 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0",
  phone:
    "M6 4h3.5L11 8.5 8.5 10c1 2.5 3 4.5 5.5 5.5l1.5-2.5 4.5 1.5V18c0 1.5-1 2-2 2C10.5 19.5 4.5 13.5 4 6c0-1 .5-2 2-2Z",
  chat: "M4 5h16v11.5H11l-4.5 4v-4H4Z",
  plus: "M12 5v14M5 12h14",
  people:
    "M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM3 20c0-4 3-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.5M17 14c2.5.5 4 2.5 4 6",
  pen: "M4 20l1-5L16 4l4 4L9 19ZM13.5 6.5l4 4",
  check: "m5 12.5 4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6 6 18",
  chevron: "m6 9.5 6 6 6-6",
  calendar: "M4.5 6h15v14h-15Zm0 4.5h15M8.5 3.5v4M15.5 3.5v4",
  search: "M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.9 4.6L20.5 20.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
  eyeOff:
    "M9.9 5.75A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.3 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5" +
    "a9 9 0 0 0 4.5-1.2M10 9.8a3 3 0 0 0 4.2 4.2M4 4l16 16",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  lock: "M6 11h12v9.5H6Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
  card: "M3.5 6h17v12.5h-17Zm0 4h17M7 15h4",
  mail: "M3.5 5.5h17v13h-17Zm0 .8 8.5 6.7 8.5-6.7",
  paper: "M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 15.5h6",
  share: "M12 15V3.5m0 0-4 4m4-4 4 4M5 13v6.5a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V13",
  download: "M12 4v11.5m0 0-4-4m4 4 4-4M5 20h14",
  warning: "M12 4 2.8 20h18.4ZM12 10v4.5M12 17.3v.1",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13.5h9L17.5 7M10.5 11v5.5M13.5 11v5.5",
} as const;

/** A drawing of one screen's own stands in its folder, so that the first page does not load it. */
export type IconName = keyof typeof drawings | `M${string}`;

interface IconProps {
  /** The name of a drawing that several pages need, or the path of another on 24 x 24. */
  name: IconName;
  size?: number;
}

/** Uses the colour of the surrounding text. Hidden from screen readers because text stands beside it. */
export function Icon({ name, size = 22 }: IconProps) {
  return (
    <svg className={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={isKnown(name) ? drawings[name] : name} />
    </svg>
  );
}

function isKnown(name: IconName): name is keyof typeof drawings {
  return name in drawings;
}
