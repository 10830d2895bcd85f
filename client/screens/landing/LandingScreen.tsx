import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useHeadingFocus } from "#client/chrome/session/headingFocus.ts";
import { Cover } from "#client/chrome/frame/Cover.tsx";
import { useDocumentTitle } from "#client/chrome/screen/documentTitle.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { later } from "#client/ui/motion/later.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { foot, question, title as titleStyle, whole } from "./LandingScreen.css.ts";
import { LoginForm } from "./LoginForm.tsx";
import { RegistrationSkeleton } from "./RegistrationSkeleton.tsx";
import { useAccountDraft } from "./accountDraft.ts";
import { checkoutFailed } from "./checkoutFailed.ts";

const loadRegistration = () => import("./RegistrationForm.tsx");
const RegistrationForm = lazy(async () => ({ default: (await loadRegistration()).RegistrationForm }));

/** Below the card, for readers who scroll on. */
const AboutKindling = later(async () => (await import("./AboutKindling.tsx")).AboutKindling);

type Mode = "login" | "register";

const words: Record<Mode, { title: string; subtitle: string; question: string; answer: string }> = {
  login: {
    title: "Welcome Back",
    subtitle: "Sign in to continue your wellness journey",
    question: "Don't have an account?",
    answer: "Register",
  },
  register: {
    title: "Create Account",
    subtitle: "Join us on your wellness journey",
    question: "Already have an account?",
    answer: "Sign in",
  },
};

/** Sign-in and registration, toggled in place. */
export function LandingScreen() {
  const [mode, toggle] = useMode();
  const account = useAccountDraft();
  useFailedCheckout();
  const { title, subtitle, question: ask, answer } = words[mode];
  const heading = useHeadingFocus<HTMLHeadingElement>(mode);
  useDocumentTitle(title);

  return (
    <>
      <Cover wide={mode === "register"} foot={mode === "login" && <LegalLine />}>
        <Stack gap="wide">
          <div>
            <h1 ref={heading} tabIndex={-1} className={titleStyle}>
              {title}
            </h1>
            <Text tone="soft" centered>
              {subtitle}
            </Text>
          </div>
          {mode === "login" ? (
            <LoginForm account={account} />
          ) : (
            <Suspense fallback={<RegistrationSkeleton />}>
              <RegistrationForm account={account} />
            </Suspense>
          )}
          <div className={foot}>
            <Button variant="plain" onClick={toggle} onPointerEnter={() => void loadRegistration()}>
              <span>
                <span className={question}>{ask}</span> <span className={whole}>{answer}</span>
              </span>
            </Button>
          </div>
        </Stack>
      </Cover>
      {mode === "login" && <AboutKindling />}
    </>
  );
}

function LegalLine() {
  return (
    <Text size="small" tone="soft" centered>
      By continuing you agree to the{" "}
      <TextLink to="/terms-conditions" newTab>
        Terms & Conditions
      </TextLink>{" "}
      and{" "}
      <TextLink to="/privacy-policy" newTab>
        Privacy Policy
      </TextLink>
    </Text>
  );
}

/** The server redirects here, with a query, when it cannot open the checkout. */
function useFailedCheckout(): void {
  const [query, setQuery] = useSearchParams();
  const hasFailed = query.get("checkout") === "failed";

  useEffect(() => {
    if (!hasFailed) return;
    toasts.show(checkoutFailed);
    setQuery({}, { replace: true });
  }, [hasFailed, setQuery]);
}

/** Stores the mode in the browser's history, so that Back opens the other form and a reload keeps this one. */
function useMode(): [mode: Mode, toggle: () => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const mode = location.state === "register" ? "register" : "login";
  const other = mode === "login" ? "register" : "login";
  return [mode, () => void navigate(location, { state: other })];
}
