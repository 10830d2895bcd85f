import { platform } from "#client/platform/platform.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { brand } from "#domain/brand.ts";
import { addressToSend, deliveryLabels, exchangeLabels } from "#domain/exchanges.ts";
import { message as messageStyle } from "./ShareMessage.css.ts";
import type { ReadyToShare } from "./useSending.ts";

interface ShareMessageProps extends OpenedProps {
  message: ReadyToShare;
  /** Called when it was shared, so the form can be emptied. */
  onDone: () => void;
}

/** The ways to share a message outside the app. Nothing is sent to the server. */
export function ShareMessage({ message: sending, onDone, open, onClose }: ShareMessageProps) {
  const { type, method, recipientName, message } = sending;
  const subject = exchangeLabels[type];
  const address = addressToSend(method, subject, message);
  const { share } = platform;

  const finish = () => {
    onClose();
    onDone();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Send via ${deliveryLabels[method]}`}
      actions={
        <>
          <Button variant="plain" onClick={finish}>
            Done, it is sent
          </Button>
          <Button variant="line" onClick={onClose}>
            Keep writing
          </Button>
        </>
      }
    >
      <Text tone="soft">
        You’ll send this to <bdi>{recipientName.trim()}</bdi> from your own device. {brand} doesn’t send or keep it.
      </Text>
      <p className={messageStyle} dir="auto">
        {message}
      </p>
      <Stack gap="tight">
        {address && (
          <LinkButton to={address} wide icon={method === "email" ? "mail" : "chat"}>
            {method === "email" ? "Write the email" : "Write the text message"}
          </LinkButton>
        )}
        {share && (
          <Button
            variant={address ? "quiet" : "primary"}
            wide
            icon="share"
            onClick={() => void passOn(share({ title: subject, text: message }))}
          >
            Share
          </Button>
        )}
        <Button variant={(address ?? share) ? "quiet" : "primary"} wide onClick={() => void copy(message)}>
          Copy
        </Button>
      </Stack>
    </Dialog>
  );
}

/** Closing the share sheet is no failure. */
async function passOn(sharing: Promise<void>): Promise<void> {
  try {
    await sharing;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    toasts.show({
      title: "Error",
      description: "Your device couldn’t share the message. You can copy it instead.",
      tone: "destructive",
    });
  }
}

async function copy(message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(message);
    toasts.show({ title: "Message copied" });
  } catch {
    // Browsers have no clipboard on plain http, and people can block it.
    toasts.show({
      title: "Error",
      description: "The message couldn’t be copied. You can select it and copy it yourself.",
      tone: "destructive",
    });
  }
}
