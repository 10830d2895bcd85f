import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHeadingFocus } from "#client/chrome/session/headingFocus.ts";
import { Cover } from "#client/chrome/frame/Cover.tsx";
import { useDocumentTitle } from "#client/chrome/screen/documentTitle.ts";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { resetLinkMinutes } from "#domain/limits.ts";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";
import { title as titleStyle } from "./ResetPasswordScreen.css.ts";

/** Sets a new password through a link from the people who run the server. Open to everybody. */
export function ResetPasswordScreen() {
  const token = useToken();
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  const [isSpent, setSpent] = useState(false);
  const state = isSpent ? "spent" : isWhole(token) ? "open" : "broken";
  const { title, text } = words[state];
  const heading = useHeadingFocus<HTMLHeadingElement>(state);
  useDocumentTitle(title);

  return (
    <Cover>
      <Stack gap="wide">
        <Stack gap="tight">
          <h1 ref={heading} tabIndex={-1} className={titleStyle}>
            {title}
          </h1>
          <Text tone="soft" centered>
            {text}
          </Text>
        </Stack>
        {state === "open" && <ResetPasswordForm token={token} onSpent={() => setSpent(true)} />}
        <LinkButton to="/" variant={state === "open" ? "plain" : "quiet"} wide>
          Back to Login
        </LinkButton>
      </Stack>
    </Cover>
  );
}

const words = {
  open: {
    title: "Set a New Password",
    text: "This replaces your old password and signs you out on every device.",
  },
  spent: {
    title: "This Link Has Expired",
    text: `Links work once, for ${resetLinkMinutes} minutes. Use “Forgot Password?” to get a new one.`,
  },
  broken: {
    title: "This Link Is Not Complete",
    text: "Copy the whole link from your message and open it again, or get a new one with “Forgot Password?”.",
  },
};

/** Returns the secret after # and removes it from the address bar and the history. It stays in memory only. */
function useToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState("");
  const linked = hash.slice(1);
  if (linked && linked !== token) setToken(linked);

  useEffect(() => {
    if (linked) void navigate(pathname, { replace: true });
  }, [linked, pathname, navigate]);
  return token;
}

/** Whether a text can be a token: 32 bytes as base64url. */
function isWhole(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}
