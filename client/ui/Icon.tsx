import { icon } from "./Icon.css.ts";

const drawings = {
  home: "m3 10 9-7 9 7v10a1 1 0 0 1-1 1h-5v-7H9v7H4a1 1 0 0 1-1-1Z",
  book: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3Zm0 13a3 3 0 0 1 3-3h11",
  swap: "M7 7h12m0 0-4-4m4 4-4 4M17 17H5m0 0 4 4m-4-4 4-4",
  bars: "M5 20V11m7 9V4m7 16v-6",
  gear:
    "M15.2 12a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8" +
    "M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8",
  back: "M15 5l-7 7 7 7",
  pen: "M4 20l1-5L16 4l4 4L9 19Z",
  people:
    "M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM3 20c0-4 3-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.5M17 14c2.5.5 4 2.5 4 6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6 6 18",
  chevron: "m6 9.5 6 6 6-6",
  search: "M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.6 3.9L20 20",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
  eyeOff:
    "M9.9 5.75A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.3 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5" +
    "a9 9 0 0 0 4.5-1.2M10 9.8a3 3 0 0 0 4.2 4.2M4 4l16 16",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  logout: "M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5",
  warning: "M12 4 2.8 20h18.4ZM12 10v4.5M12 17.3v.1",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5",
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  size?: number;
}

/** Takes the colour of the text around it. Hidden from screen readers, because words stand beside it. */
export function Icon({ name, size = 22 }: IconProps) {
  return (
    <svg className={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
