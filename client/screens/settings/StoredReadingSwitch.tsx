import { useSyncExternalStore } from "react";
import { device, onDevice } from "#client/platform/device.ts";
import { useStoredReading } from "#client/platform/storedReading.ts";
import { hintText } from "#client/ui/fields/Field.css.ts";
import { brand } from "#domain/brand.ts";
import { field } from "./SettingsSection.css.ts";
import { Switch } from "#client/ui/fields/Switch.tsx";

/** Whether this device stores what was read; or why it stores nothing. */
export function StoredReadingSwitch() {
  const [isStored, change] = useStoredReading();
  const hasStore = useSyncExternalStore(onDevice, () => device() !== undefined);

  if (!hasStore)
    return (
      <p className={`${field} ${hintText}`}>
        This browser doesn’t let {brand} store anything, so saving an entry needs a connection. To store, use a normal
        (not private) window and an https address.
      </p>
    );
  return (
    <Switch
      name="storedReading"
      label="Keep what I read on this device"
      hint="Shows your last screens offline."
      more="Encrypted, and deleted when you sign out. Anyone who can use this unlocked device can read them."
      checked={isStored}
      onChange={change}
    />
  );
}
