import { trialDays } from "#domain/limits.ts";
import { brand } from "#domain/brand.ts";
import { Text } from "#client/ui/Text.tsx";
import { LegalPage } from "./LegalPage.tsx";

export function TermsScreen() {
  return (
    <LegalPage title="Terms & Conditions">
      <Text>
        {brand} is a journal for reflecting on your wellbeing and kindness. It gives no medical advice and takes the
        place of none. If you are in distress, please turn to somebody you trust or to your local services.
      </Text>
      <Text>
        An account starts with a free trial of {trialDays} days. What you write stays yours. Please keep your password
        to yourself, and be kind to the people you meet here.
      </Text>
    </LegalPage>
  );
}
