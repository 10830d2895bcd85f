import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { brand } from "#domain/brand.ts";
import type { Helpline } from "#domain/helplines.ts";
import { Directory, Line } from "./Line.tsx";

interface AtHomeProps {
  line: Helpline | undefined;
}

/** For people who are hurt or threatened at home. */
export function AtHome({ line }: AtHomeProps) {
  return (
    <Card title="If home is not safe">
      <Stack>
        {line ? (
          <Line {...line} />
        ) : (
          <Directory name="Lila.help" site="lila.help" about="Helplines and shelters, mostly for women, by country." />
        )}
        <Text tone="soft" size="small">
          “Leave this page” at the top swaps this page for a blank one straight away. Pages you opened before stay in
          your browser history, and calls in your phone’s list of calls.
        </Text>
        <Text tone="soft" size="small">
          If someone at home runs this {brand}, they can read what you write.
        </Text>
      </Stack>
    </Card>
  );
}
