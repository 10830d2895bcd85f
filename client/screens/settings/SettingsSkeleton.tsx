import { platform } from "#client/platform/platform.ts";
import { VisuallyHidden } from "#client/ui/VisuallyHidden.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { SettingCards } from "./SettingCards.tsx";

/** The switches on their way, as this device knew them last: in the same place, and not to be pressed yet. */
export function SettingsSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <div inert>
        <Stack>
          <SettingCards
            settings={{ dailyReminder: true, insights: true, ...platform.storage.settings() }}
            onChange={nothing}
          />
        </Stack>
      </div>
    </div>
  );
}

const nothing = () => undefined;
