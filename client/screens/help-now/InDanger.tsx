import { Card } from "#client/ui/layout/Card.tsx";
import { Row, Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { brand } from "#domain/brand.ts";
import type { EmergencyNumber } from "#domain/helplines.ts";
import { danger } from "./HelpNow.css.ts";
import { Emergency } from "./Line.tsx";

interface InDangerProps {
  emergency: readonly EmergencyNumber[];
  /** No country is known yet, and one can be chosen further down the page. */
  choosesBelow: boolean;
}

/** The emergency numbers, or where to look for them. It shows no number that nobody looked up. */
export function InDanger({ emergency, choosesBelow }: InDangerProps) {
  const sites = (
    <>
      <TextLink href="https://findahelpline.com">findahelpline.com</TextLink> or{" "}
      <TextLink href="https://befrienders.org">befrienders.org</TextLink>
    </>
  );

  return (
    <div className={danger}>
      <Card title="In danger now">
        <Stack>
          <Text>
            If your life or someone else’s is in danger, call the emergency services, or ask someone you trust to call.
          </Text>
          {emergency.length > 0 ? (
            <Row gap="regular">
              {emergency.map((line) => (
                <Emergency key={line.number} {...line} />
              ))}
            </Row>
          ) : (
            <Text>
              {choosesBelow
                ? "Choose your country below to see its number. If it is not there, "
                : `${brand} has no emergency number for your country. You can `}
              look for the number of your country on {sites}.
            </Text>
          )}
        </Stack>
      </Card>
    </div>
  );
}
