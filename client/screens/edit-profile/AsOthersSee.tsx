import { Avatar } from "#client/ui/display/Avatar.tsx";
import { PersonName } from "#client/ui/display/PersonName.tsx";
import { keptWords } from "#domain/profile.ts";
import { bio as bioStyle, card, name as nameStyle, title } from "./AsOthersSee.css.ts";

interface AsOthersSeeProps {
  username: string;
  displayName: string;
  bio: string;
  picture: string | null;
}

/** The person's card in a list, as it will be once the form is saved. */
export function AsOthersSee({ username, displayName, bio, picture }: AsOthersSeeProps) {
  const name = keptWords(displayName);

  return (
    <section aria-labelledby="as-others-see">
      <h2 id="as-others-see" className={title}>
        As others see you
      </h2>
      <div className={card}>
        <Avatar name={name ?? username} picture={picture} />
        <div>
          <p className={nameStyle} dir="auto">
            <PersonName username={username} displayName={name} />
          </p>
          <p className={bioStyle} dir="auto">
            {keptWords(bio)}
          </p>
        </div>
      </div>
    </section>
  );
}
