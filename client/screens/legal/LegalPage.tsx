import type { ReactNode } from "react";
import { Screen } from "#client/chrome/screen/Screen.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { useWide } from "#client/ui/layout/useWide.ts";
import { Contents } from "./Contents.tsx";
import {
  columns,
  fold,
  part as partStyle,
  sheet,
  short,
  shortTitle,
  side,
  sign,
  start,
  title,
} from "./LegalPage.css.ts";
import { shortNameOfDay } from "#domain/dayNames.ts";
import { legalTextOf } from "#domain/legal.ts";
import { Points } from "./Points.tsx";
import { RunBy } from "./RunBy.tsx";

/** A part of a legal text. Links use its `id`. */
export interface Part {
  id: string;
  title: string;
  text: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** A summary in a few sentences. */
  inShort: readonly ReactNode[];
  parts: readonly Part[];
}

/** A printable legal text with its date, the age limits and a table of contents. */
export function LegalPage({ title: name, inShort, parts: own }: LegalPageProps) {
  const isWide = useWide();
  const parts = [runBy, ...own, ages];

  return (
    <Screen title={name} back="/">
      <div className={columns}>
        {isWide ? (
          <div className={side}>
            <Contents parts={parts} />
          </div>
        ) : (
          <details className={fold}>
            <summary>
              On this page
              <span className={sign}>
                <Icon name="chevron" size={20} />
              </span>
            </summary>
            <Contents parts={parts} />
          </details>
        )}
        <article className={sheet}>
          <div className={start}>
            <Text tone="soft">Effective 24 July 2025</Text>
            <Text tone="soft">Last changed {shortNameOfDay(legalTextOf)}</Text>
            <section className={short} aria-labelledby="in-short">
              <h2 id="in-short" className={shortTitle}>
                In short
              </h2>
              <Points>{inShort}</Points>
            </section>
          </div>
          {parts.map(({ id, title: heading, text }) => (
            <section key={id} className={partStyle} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1} className={title}>
                {heading}
              </h2>
              {text}
            </section>
          ))}
        </article>
      </div>
    </Screen>
  );
}

const runBy: Part = { id: "who", title: "Who runs this server", text: <RunBy /> };

const ages: Part = {
  id: "ages",
  title: "How old you must be",
  text: (
    <Text>
      You must be at least 13 years old to use this service. If you are under 18, please use it with the guidance of a
      parent or guardian. If the people who run this server learn that someone is younger than 13, they delete the
      account.
    </Text>
  ),
};
