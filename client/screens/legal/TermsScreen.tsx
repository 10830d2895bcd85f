import { HelpLine } from "#client/screens/help-now/HelpLine.tsx";
import { trialDays } from "#domain/limits.ts";
import { brand } from "#domain/brand.ts";
import { Text } from "#client/ui/Text.tsx";
import { LegalPage } from "./LegalPage.tsx";

export function TermsScreen() {
  return (
    <LegalPage title="Terms & Conditions">
      <Text>
        {brand} is a journal for reflecting on your wellbeing and kindness. It is not medical advice and does not
        replace it.
      </Text>
      <HelpLine />
      <Text>
        An account starts with a free trial of {trialDays} days. What you write stays yours. Please keep your password
        to yourself, and be kind to the people you meet here.
      </Text>
    </LegalPage>
  );
}
