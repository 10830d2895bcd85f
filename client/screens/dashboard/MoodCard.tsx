import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodCard_viewer$key } from "#client/__generated__/MoodCard_viewer.graphql.ts";
import { Card } from "#client/ui/Card.tsx";
import { Emoji } from "#client/ui/Emoji.tsx";
import { LinkButton } from "#client/ui/LinkButton.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { defaultMood, notePreview } from "#domain/moodCard.ts";
import { face, name, note as noteStyle, sentence as sentenceStyle } from "./MoodCard.css.ts";
import { useSupportiveSentence } from "./useSupportiveSentence.ts";

/** The current mood, its note and a supportive sentence (spec section 2). */
export function MoodCard({ viewer }: { viewer: MoodCard_viewer$key }) {
  const { currentMood } = useFragment(
    graphql`
      fragment MoodCard_viewer on Viewer {
        currentMood {
          id
          value
          emoji
          label
          note
        }
      }
    `,
    viewer,
  );
  const sentence = useSupportiveSentence(currentMood);
  const { emoji, label } = currentMood ?? defaultMood;
  const note = currentMood ? currentMood.note && notePreview(currentMood.note) : "You have not saved a mood yet.";

  return (
    <Card title="Mood update & Journal note">
      <Stack>
        <div className={face}>
          <Emoji symbol={emoji} size="large" />
          <div>
            <p className={name}>{label}</p>
            {note && <p className={noteStyle}>{note}</p>}
          </div>
        </div>
        {sentence !== undefined && <p className={sentenceStyle}>{sentence && `“${sentence}”`}</p>}
        <LinkButton to="/mood" variant="quiet" wide>
          Add New
        </LinkButton>
      </Stack>
    </Card>
  );
}
