import { useSearchParams } from "react-router-dom";
import { useHeadingFocus } from "#client/chrome/session/headingFocus.ts";
import { Cover } from "#client/chrome/frame/Cover.tsx";
import { useDocumentTitle } from "#client/chrome/screen/documentTitle.ts";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { checkoutAddress } from "#client/platform/checkout.ts";
import { platform } from "#client/platform/platform.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { account, title } from "./SubscriptionExpiredScreen.css.ts";
import { TakeData } from "./TakeData.tsx";
import { useOffline } from "./useOffline.ts";

/** For people whose trial or subscription has ended (docs/rules.md, Trial). */
export function SubscriptionExpiredScreen() {
  const [query] = useSearchParams();
  const { dataAccess, endDataAccess } = useSession();
  const access = dataAccess();
  const email = query.get("email") ?? "";
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const offline = useOffline();
  useDocumentTitle("Subscription Expired");

  return (
    <Cover>
      <Stack gap="wide">
        <Stack gap="tight">
          <h1 ref={heading} tabIndex={-1} className={title}>
            Subscription Expired
          </h1>
          <Text tone="soft" centered>
            Everything you wrote is still here. You can take it with you, or come back to it.
          </Text>
        </Stack>
        {email && (
          <p className={account}>
            Account <strong dir="auto">{email}</strong>
          </p>
        )}
        <Stack gap="tight">
          <Button
            wide
            busy={offline}
            onClick={() => platform.leave.inNewTab(checkoutAddress(email, true, access?.checkoutPass))}
          >
            Continue to Payment
          </Button>
          <LinkButton to="/" variant="quiet" wide onClick={endDataAccess}>
            Back to Login
          </LinkButton>
        </Stack>
        {access && <TakeData token={access.token} email={email} />}
        <HelpLine centered />
      </Stack>
    </Cover>
  );
}
