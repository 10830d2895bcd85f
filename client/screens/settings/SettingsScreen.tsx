import { Suspense } from "react";
import { usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { SettingsScreenQuery } from "#client/__generated__/SettingsScreenQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/ErrorBoundary.tsx";
import { Screen } from "#client/chrome/Screen.tsx";
import { useTheme } from "#client/chrome/useTheme.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import type { ThemeChoice } from "#client/theme/theme.ts";
import { Card } from "#client/ui/Card.tsx";
import { ErrorNote } from "#client/ui/ErrorNote.tsx";
import { RadioGrid, type RadioOption } from "#client/ui/RadioGrid.tsx";
import { ExportJournal } from "./ExportJournal.tsx";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";
import { SettingSwitches } from "./SettingSwitches.tsx";
import { SignOut } from "./SignOut.tsx";

interface SettingsProps {
  queryRef: PreloadedQuery<SettingsScreenQuery>;
}

const themes: readonly RadioOption<ThemeChoice>[] = [
  { value: "day", label: "Day" },
  { value: "night", label: "Night" },
  { value: "system", label: "Follow this device", apart: true },
];

/** What a person can set, and the way out. */
export function SettingsScreen({ queryRef }: SettingsProps) {
  const { choice, choose } = useTheme();

  return (
    <Screen title="Settings" back="/" width="column">
      <Card title="Appearance">
        <RadioGrid label="Theme" labelLook="hidden" options={themes} value={choice} onChange={choose} />
      </Card>
      <ErrorBoundary fallback={problem}>
        <Suspense fallback={<SettingsSkeleton />}>
          <Switches queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
      <Card title="Security">
        <SignOut />
      </Card>
      <Card title="Data & Account">
        <ExportJournal />
      </Card>
    </Screen>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Card>
      <ErrorNote
        title="Your settings could not be loaded"
        text={reasonIn(error) ?? "Something went wrong. Please try again."}
        onRetry={retry}
      />
    </Card>
  );
}

function Switches({ queryRef }: SettingsProps) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery {
        viewer @required(action: THROW) {
          ...SettingSwitches_viewer
        }
      }
    `,
    queryRef,
  );
  return <SettingSwitches viewer={viewer} />;
}
