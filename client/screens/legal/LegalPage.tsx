import type { ReactNode } from "react";
import { Screen } from "#client/chrome/Screen.tsx";
import { Card } from "#client/ui/Card.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Text } from "#client/ui/Text.tsx";

/** A legal text, with its date and the ages (spec section 2). */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Screen title={title} width="column" back="/">
      <Card roomy>
        <Stack>
          <Text tone="soft">Effective 24 July 2025</Text>
          {children}
          <Text>
            You must be at least 13 years old to use this service. If you are under 18, please use it with the guidance
            of a parent or guardian.
          </Text>
        </Stack>
      </Card>
    </Screen>
  );
}
