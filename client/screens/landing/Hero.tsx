import type { MouseEvent } from "react";
import { Brand } from "#client/ui/display/Brand.tsx";
import { Button, buttonClass } from "#client/ui/controls/Button.tsx";
import { later } from "#client/ui/motion/later.ts";
import { headline, tagline } from "#domain/brand.ts";
import { costLine } from "#domain/cost.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import { useCost } from "../_toy/cost.ts";
import { useToy, type Toy } from "../_toy/toy.ts";
import { ToyAnswer, ToyDeeds, ToyFaces } from "../_toy/ToyControls.tsx";
import * as css from "./Hero.css.ts";

const ToyPicture = later(async () => (await import("../_toy/ToyPicture.tsx")).ToyPicture);

interface HeroProps {
  toy: Toy;
  /** Whether the registration form stands beside it. */
  isNarrow: boolean;
  cardId: string;
  onStart: () => void;
  onSignIn: () => void;
}

/** What a stranger sees first: the name, the scale, and a toy to touch. */
export function Hero({ toy, isNarrow, cardId, onStart, onSignIn }: HeroProps) {
  const followSignIn = (event: MouseEvent) => {
    event.preventDefault();
    onSignIn();
  };

  return (
    <div className={css.art}>
      <header className={css.top}>
        <Brand />
        <span className={css.toCard}>
          <a href={`#${cardId}`} className={buttonClass({ variant: "line", size: "small" })} onClick={followSignIn}>
            Sign In
          </a>
        </span>
      </header>
      <div className={css.words}>
        <p className={isNarrow ? css.narrowHeadline : css.headline}>{headline}</p>
        <p className={css.taglineText}>{tagline}</p>
      </div>
      <div className={isNarrow ? css.narrowScale : css.scale} aria-hidden="true">
        <ToyPicture toy={toy} />
      </div>
      <section className={isNarrow ? css.narrowToy : css.toy} aria-label="Try it">
        <ToyFaces toy={toy} label="How are you just now?" />
        <ToyDeeds toy={toy} label="And today?" />
        <div className={css.across}>
          <ToyAnswer toy={toy} />
        </div>
        <KeepIt toy={toy} onStart={onStart} />
      </section>
    </div>
  );
}

/** Invites, except beside a hardest face: there it is the way to help. */
function KeepIt({ toy, onStart }: { toy: Toy; onStart: () => void }) {
  const { mood } = useToy(toy);
  const line = costLine(useCost());

  if (mood && isHardest(mood))
    return (
      <div className={css.keep}>
        <div className={css.across}>
          <HelpLine />
        </div>
      </div>
    );
  return (
    <div className={css.keep}>
      <b className={css.keepIt}>Keep it?</b>
      <Button onClick={onStart}>Start your own</Button>
      <p className={css.cost}>{line}</p>
    </div>
  );
}
