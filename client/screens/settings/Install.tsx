import { brand } from "#domain/brand.ts";
import { useInstall } from "#client/platform/install.ts";
import { hintText } from "#client/ui/fields/Field.css.ts";
import { RowButton } from "./Row.tsx";
import { field } from "./SettingsSection.css.ts";

/** Puts the page among the device's apps: by the browser's own question, or on an iPhone in steps. */
export function Install() {
  const install = useInstall();

  if (install === "bySteps")
    return (
      <p className={`${field} ${hintText}`}>
        To install {brand} on this device, tap Share in Safari, then “Add to Home Screen”.
      </p>
    );
  if (!install) return null;
  return (
    <RowButton icon="download" hint={`Opens ${brand} in a window of its own, like an app.`} onClick={install}>
      Install
    </RowButton>
  );
}
