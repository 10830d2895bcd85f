import { useState } from "react";
import { Ground } from "#client/pictures/Cast.tsx";
import { Cloud } from "#client/pictures/Cloud.tsx";
import { Bird, Fire } from "#client/pictures/LivelyCast.tsx";
import { Picture } from "#client/pictures/Picture.tsx";
import { clock } from "#client/platform/clock.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { shortNameOfDay } from "#domain/dayNames.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import { trialDays } from "#domain/limits.ts";
import { firstWord } from "#domain/numbers.ts";
import { useCost } from "../_toy/cost.ts";
import { about, box, heading, picture, words } from "./FreeDays.css.ts";

/** What the trial means, with the day on which it ends. */
export function FreeDays() {
  const cost = useCost();
  const [end] = useState(() => addDays(localDateOf(new Date(clock.now()), deviceZone()), trialDays));

  return (
    <div className={box}>
      <span className={picture}>
        <Picture>
          <Cloud transform="translate(10 8) scale(.3)" opacity=".9" />
          <Ground />
          <Fire transform="translate(52 82) scale(.9)" />
          <Bird transform="translate(94 82) scale(-1 1)" />
        </Picture>
      </span>
      <div className={about}>
        <h3 className={heading}>{firstWord(trialDays)} days free</h3>
        <p className={words}>
          {cost === "nothing"
            ? "This server takes no payments: nothing is charged."
            : `Nothing is charged before ${shortNameOfDay(end)}. You can end the trial in Settings at any time before then.`}
        </p>
      </div>
    </div>
  );
}
