import { useId, type ReactNode } from "react";
import { FootLand } from "#client/chrome/frame/FootLand.tsx";
import { OpenBookLand } from "#client/pictures/BookLand.tsx";
import { BookScene } from "#client/pictures/BookScene.tsx";
import { DidPicture } from "#client/pictures/DidPicture.tsx";
import { PenPicture } from "#client/pictures/PenPicture.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Icon, type IconName } from "#client/ui/display/Icon.tsx";
import { costRows } from "#domain/cost.ts";
import { moods } from "#domain/moods.ts";
import { helpPath, lookInsidePath } from "#domain/paths.ts";
import { weathers } from "#domain/weathers.ts";
import { firstWord, numberWord } from "#domain/numbers.ts";
import { useCost } from "../_toy/cost.ts";
import { WeathersPicture } from "./WeathersPicture.tsx";
import * as css from "./AboutKindling.css.ts";

/** Introduces Kindling. Each claim must be true of the program (the Privacy Policy has them all). */
export function AboutKindling() {
  return (
    <div className={css.ground}>
      <div className={css.page}>
        <ThreeThings />

        <section className={css.part} aria-labelledby="book">
          <div className={css.second}>
            <h2 id="book" className={css.title}>
              It becomes a book
            </h2>
            <p className={css.words}>
              Month by month, with your name on the cover. Print it, keep it, take it away or delete it whenever you
              like, also after you stop paying. A diary from another app can move in.
            </p>
          </div>
          <div className={css.picture} aria-hidden="true">
            <BookScene />
          </div>
        </section>

        <WhoSeesWhat />
        <WhatItCosts />

        <section className={css.look} aria-labelledby="look-inside">
          <OpenBookLand />
          <div className={css.lookWords}>
            <div>
              <h2 id="look-inside" className={css.title}>
                Look inside
              </h2>
              <p className={css.words}>A made-up week to leaf through. No account, nothing saved.</p>
            </div>
            <LinkButton to={lookInsidePath} icon="book">
              Look inside
            </LinkButton>
          </div>
        </section>

        <p className={css.links}>
          <TextLink to={helpPath}>If it’s too much to carry alone</TextLink>
        </p>
      </div>
      <FootLand />
    </div>
  );
}

function ThreeThings() {
  return (
    <section className={css.trio} aria-labelledby="what-you-do">
      <h2 id="what-you-do" className={css.title}>
        Three things a day, or none
      </h2>
      <div className={css.things}>
        <Thing picture={<DidPicture />} name="Weigh what happened">
          What you did, and what happened to you. Kindness turns to gold, what you’d do differently to coal.
        </Thing>
        <Thing picture={<WeathersPicture />} name="Say how you are">
          {firstWord(moods.length)} faces in {numberWord(weathers.length)} weathers, one tap. Words are welcome, and
          never needed.
        </Thing>
        <Thing picture={<PenPicture />} name="Write a page">
          Lined paper, a date, a memory in the margin. One line is enough.
        </Thing>
      </div>
    </section>
  );
}

interface ThingProps {
  picture: ReactNode;
  name: string;
  children: ReactNode;
}

function Thing({ picture, name, children }: ThingProps) {
  return (
    <article className={css.thing}>
      <span className={css.view} aria-hidden="true">
        <span className={css.small}>{picture}</span>
      </span>
      <div className={css.about}>
        <h3 className={css.thingName}>{name}</h3>
        <p className={css.thingWords}>{children}</p>
      </div>
    </article>
  );
}

function WhoSeesWhat() {
  return (
    <section className={css.part} aria-labelledby="kept-from-whom">
      <div>
        <h2 id="kept-from-whom" className={css.title}>
          Who can see what
        </h2>
        <p className={css.words}>It is a diary. No AI reads it.</p>
      </div>
      <ul className={css.sheet}>
        <Kept from="Other people here" icon="people">
          cannot open your entries, your moods or your karma. They see your username, display name, picture and bio, and
          what you send them. Anybody with your password or your unlocked device sees what you see.
        </Kept>
        <Kept from="The people who run this server" icon="lock">
          see your words only encrypted, and have no page to read them on. They hold the keys, so they could read them.
        </Kept>
        <Kept from="Anyone else" icon="block">
          gets nothing: no advertising, no tracking, nothing sold.
        </Kept>
      </ul>
    </section>
  );
}

interface KeptProps {
  from: string;
  icon: IconName;
  children: ReactNode;
}

function Kept({ from, icon, children }: KeptProps) {
  return (
    <li className={css.kept}>
      <span className={css.sign}>
        <Icon name={icon} size={20} />
      </span>
      <span>
        <b className={css.whom}>{from}</b> {children}
      </span>
    </li>
  );
}

/** Left out where the price is not known. */
function WhatItCosts() {
  const cost = useCost();
  const id = useId();
  if (!cost) return null;

  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.second}>
        <h2 id={id} className={css.title}>
          What it costs
        </h2>
        <p className={css.words}>
          {cost === "nothing" ? "Nothing. This server takes no payments." : "One price, said here and not at the end."}
        </p>
      </div>
      {cost !== "nothing" && (
        <dl className={css.sheet}>
          {costRows(cost).map(([when, what]) => (
            <div key={when} className={css.price}>
              <dt>{when}</dt>
              <dd className={css.amount}>{what}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
