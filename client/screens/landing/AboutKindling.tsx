import type { ReactNode } from "react";
import { FootLand } from "#client/chrome/frame/FootLand.tsx";
import { BookPicture } from "#client/pictures/BookPicture.tsx";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Land } from "#client/pictures/Land.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { moodFaces } from "#domain/moods.ts";
import { helpPath, lookInsidePath } from "#domain/paths.ts";
import * as css from "./AboutKindling.css.ts";

/** Introduces Kindling. Each claim must be true of the program (the Privacy Policy has them all). */
export function AboutKindling() {
  return (
    <div className={css.ground}>
      <div className={css.page}>
        <section className={css.part} aria-labelledby="what-you-do">
          <div>
            <h2 id="what-you-do" className={css.title}>
              What you do here
            </h2>
            <p className={css.words}>
              Write down the day: what you did, what happened, how it felt. Kindness turns to gold. What you’d do
              differently turns to coal, to learn from. Both go on the scale.
            </p>
          </div>
          <Examples />
        </section>

        <section className={css.part} aria-labelledby="kept-from-whom">
          <div className={css.second}>
            <h2 id="kept-from-whom" className={css.title}>
              Who can see what
            </h2>
            <p className={css.words}>It is a diary. No AI reads it.</p>
          </div>
          <ul className={css.sheet}>
            <Kept from="Other people here">
              cannot open your entries, your moods or your karma. They see your username, display name, picture and bio,
              and what you send them. Anybody with your password or your unlocked device sees what you see.
            </Kept>
            <Kept from="The people who run this server">
              see your words only encrypted, and have no page to read them on. They hold the keys, so they could read
              them.
            </Kept>
            <Kept from="Anyone else">gets nothing: no advertising, no tracking, nothing sold.</Kept>
          </ul>
        </section>

        <section className={css.part} aria-labelledby="yours">
          <div>
            <h2 id="yours" className={css.title}>
              Yours to take away
            </h2>
            <p className={css.words}>
              Export your whole diary whenever you like, to read, print or keep. Delete all of it whenever you like.
              Both also work after you stop paying.
            </p>
          </div>
          <div className={css.picture} aria-hidden="true">
            <BookPicture />
          </div>
        </section>

        <section className={css.look} aria-labelledby="look-inside">
          <Land />
          <div className={css.lookWords}>
            <h2 id="look-inside" className={css.title}>
              Look inside
            </h2>
            <p className={css.words}>A made-up week to read. No account, nothing saved.</p>
            <span>
              <LinkButton to={lookInsidePath} icon="book">
                Look inside
              </LinkButton>
            </span>
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

/** Three example entries, hidden from screen readers: the text beside them describes them. */
function Examples() {
  return (
    <div className={css.examples} aria-hidden="true">
      <Example kind="A kind thing you did" icon={<CoinIcon size={26} />} earned="+2 Good Karma">
        Carried a neighbour’s shopping up
      </Example>
      <Example kind="How you feel" icon={<Emoji symbol={moodFaces.calm.emoji} />}>
        {moodFaces.calm.label}
      </Example>
      <Example kind="Something to learn from" icon={<LumpIcon size={26} />} earned="+3 Learning Points">
        Snapped at the meeting
      </Example>
    </div>
  );
}

interface ExampleProps {
  kind: string;
  icon: ReactNode;
  earned?: string;
  children: string;
}

function Example({ kind, icon, earned, children }: ExampleProps) {
  return (
    <div className={css.example}>
      <p className={css.kind}>
        {icon}
        {kind}
      </p>
      <p className={css.exampleTitle}>{children}</p>
      {earned && <p className={css.chip}>{earned}</p>}
    </div>
  );
}

function Kept({ from, children }: { from: string; children: ReactNode }) {
  return (
    <li className={css.kept}>
      <Icon name="lock" size={20} />
      <span>
        <b className={css.whom}>{from}</b> {children}
      </span>
    </li>
  );
}
