import { useId, useRef, useState } from "react";
import { useAway } from "#client/data/relay/connected.ts";
import { platform } from "#client/platform/platform.ts";
import type { Connection } from "#client/platform/request.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { Checkbox } from "#client/ui/fields/Checkbox.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { passphraseProblems, shortestPassphrase } from "#domain/archive.ts";
import { downloadArchive, type Downloaded } from "./downloadArchive.ts";
import { FileProblem } from "./fileProblem.ts";
import { ProgressPath } from "./ProgressPath.tsx";

interface TakeEverythingProps extends OpenedProps {
  connection: Connection;
  /** Returns whether the error has opened another page. */
  leadsAway?: (error: unknown) => boolean;
}

const unsealed = { isSealed: false, passphrase: "", repeated: "" };

/** Downloads everything as an archive, sealed to a passphrase if the person wants (docs/rules.md, Export). */
export function TakeEverythingDialog({ connection, leadsAway, open, onClose }: TakeEverythingProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [seal, setSeal] = useState(unsealed);
  const [downloaded, setDownloaded] = useState<Downloaded>();
  const [caller, setCaller] = useState<AbortController>();
  const { pointAll, clear, errorAt } = useProblem(form);
  const away = useAway();
  const busy = caller ? true : away;
  const { isSealed, passphrase, repeated } = seal;

  const take = async () => {
    const problems = isSealed ? passphraseProblems(passphrase, repeated) : [];
    if (problems.length > 0) return pointAll(problems);
    const own = new AbortController();
    setCaller(own);
    setDownloaded(undefined);
    try {
      const wanted = isSealed ? passphrase : undefined;
      const file = await downloadArchive({
        connection,
        passphrase: wanted,
        onProgress: setDownloaded,
        signal: own.signal,
      });
      platform.save(file);
      toasts.show({ title: "Everything is in your file", description: file.name });
      onClose();
    } catch (error) {
      if (!own.signal.aborted && !leadsAway?.(error))
        toasts.show({ title: "Export Failed", description: reasonOf(error), tone: "destructive" });
    }
    setCaller(undefined);
  };
  const leave = () => {
    caller?.abort();
    onClose();
  };
  const type = (typed: Partial<typeof seal>) => {
    clear();
    setSeal({ ...seal, ...typed });
  };

  return (
    <Dialog
      open={open}
      onClose={leave}
      title="Take everything"
      actions={
        <>
          <Button variant="line" onClick={leave}>
            {caller ? "Stop" : "Cancel"}
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Downloading...">
            Download
          </Button>
        </>
      }
    >
      <Text tone="soft">
        One ZIP with your entries, messages, profile, settings and picture: as data, as Markdown and as a page to read.
        “Bring your diary” in Settings brings its entries back.
        {!isSealed && " Anyone who has the file can read it."}
      </Text>
      <Form ref={form} id={id} onSubmit={() => void take()} busy={busy}>
        <Checkbox
          name="isSealed"
          label="Encrypt it with a passphrase"
          checked={isSealed}
          onChange={(is) => type({ isSealed: is })}
        />
        {isSealed && (
          <>
            <PasswordField
              name="passphrase"
              label="Passphrase"
              autoComplete="new-password"
              hint={`At least ${shortestPassphrase} characters; five random words are good. It stays on this device. If you lose it, no one can open the file.`}
              value={passphrase}
              error={errorAt("passphrase")}
              onChange={(typed) => type({ passphrase: typed })}
            />
            <PasswordField
              name="repeated"
              label="Repeat the passphrase"
              autoComplete="new-password"
              value={repeated}
              error={errorAt("repeated")}
              onChange={(typed) => type({ repeated: typed })}
            />
          </>
        )}
      </Form>
      {caller && <Progress downloaded={downloaded} />}
    </Dialog>
  );
}

function Progress({ downloaded }: { downloaded: Downloaded | undefined }) {
  if (!downloaded) return <Text tone="soft">The download is starting.</Text>;
  const { entries, of, bytes } = downloaded;
  const size = `${(bytes / 1_000_000).toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
  return (
    <ProgressPath
      label="Taking everything"
      done={entries}
      of={of}
      note={entries < of ? size : `Adding the readable pages: ${size}`}
    />
  );
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof FileProblem) return error.message;
  return reasonIn(error);
}
