import { useState } from "react";
import { Screen } from "#client/chrome/screen/Screen.tsx";
import { ClosedBookLand } from "#client/pictures/BookLand.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { later } from "#client/ui/motion/later.ts";
import { costLine } from "#domain/cost.ts";
import { sampleWeek } from "#domain/content/sampleWeek.ts";
import { registerPath } from "#domain/paths.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import { useCost } from "../_toy/cost.ts";
import { createToy, useToy, type Toy } from "../_toy/toy.ts";
import { ToyAnswer, ToyDeeds, ToyFaces } from "../_toy/ToyControls.tsx";
import { SampleEntryItem } from "./SampleEntryItem.tsx";
import * as css from "./LookInsideScreen.css.ts";

const ToyPicture = later(async () => (await import("../_toy/ToyPicture.tsx")).ToyPicture);

/** A made-up week, to read and to touch before signing in. It sends no requests and stores nothing. */
export function LookInsideScreen() {
  const [toy] = useState(createToy);
  const line = costLine(useCost());

  return (
    <Screen title="Look inside" back="/">
      <div className={css.page}>
        <p className={`${css.note} ${css.across}`}>A made-up week. Nothing you touch here is sent or stored.</p>
        <div className={css.side}>
          <div className={css.scene} aria-hidden="true">
            <div className={css.scale}>
              <ToyPicture toy={toy} />
            </div>
          </div>
          <section className={css.toy} aria-label="Try it">
            <ToyFaces toy={toy} label="And you, just now?" />
            <ToyDeeds toy={toy} label="And today?" />
            <ToyAnswer toy={toy} />
            <Help toy={toy} />
          </section>
        </div>
        <div className={css.days}>
          {sampleWeek.map(([day, entries]) => (
            <section key={day} className={css.day} aria-labelledby={day}>
              <h2 id={day} className={css.dayName}>
                {day}
              </h2>
              <ul>
                {entries.map((entry) => (
                  <SampleEntryItem key={entry.time} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <section className={css.end} aria-labelledby="your-own">
          <ClosedBookLand />
          <div className={css.endWords}>
            <h2 id="your-own" className={css.endTitle}>
              That was a made-up week. Yours can start today.
            </h2>
            <p className={css.cost}>{line}</p>
            <LinkButton to={registerPath}>Start your own</LinkButton>
          </div>
        </section>
      </div>
    </Screen>
  );
}

/** Beside a hardest face. */
function Help({ toy }: { toy: Toy }) {
  const { mood } = useToy(toy);
  return <div className={css.help}>{mood && isHardest(mood) && <HelpLine />}</div>;
}
