import { helpPath } from "#domain/paths.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { useQuietUntil } from "#client/platform/quietUntil.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Row, Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { looksHeavy, quietAfter } from "#domain/heavyDays.ts";
import { body, picture, words } from "./HeavyDaysCard.css.ts";
import { KindlyPicture } from "./later.ts";
import { useRecentlyFelt } from "../_help/recentlyFelt.ts";

/** Offers help after heavy days. The device decides this from data it already has and sends nothing. */
export function HeavyDaysCard() {
  const felt = useRecentlyFelt();
  const today = useToday();
  const [quietUntil, keepQuietUntil] = useQuietUntil();
  if (today < quietUntil || !looksHeavy(felt, today)) return null;

  return (
    <Card title="The last few days look heavy.">
      <div className={body}>
        <span className={picture}>
          <KindlyPicture />
        </span>
        <div className={words}>
          <Stack>
            <Text>Would it help to talk to someone?</Text>
            <Row>
              <LinkButton to={helpPath} variant="quiet" size="small">
                Show me who
              </LinkButton>
              <Button variant="line" size="small" onClick={() => keepQuietUntil(quietAfter(today))}>
                Not now
              </Button>
            </Row>
          </Stack>
        </div>
      </div>
    </Card>
  );
}
