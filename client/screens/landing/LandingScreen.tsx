import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { opensRegistration } from "#client/first/browser/firstPicture.ts";
import { signInPath } from "#domain/paths.ts";
import { useHeadingFocus } from "#client/chrome/session/headingFocus.ts";
import { useDocumentTitle } from "#client/chrome/screen/documentTitle.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { later } from "#client/ui/motion/later.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { createToy } from "../_toy/toy.ts";
import { Hero } from "./Hero.tsx";
import * as css from "./LandingScreen.css.ts";
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

const cardId = signInPath.slice("/#".length);

/** The toy, and beside or below it sign-in and registration, toggled in place. */
export function LandingScreen() {
  const [mode, turnTo] = useMode();
  const account = useAccountDraft();
  const [toy] = useState(createToy);
  useFailedCheckout();
  const { title, subtitle, question: ask, answer } = words[mode];
  const heading = useHeadingFocus<HTMLHeadingElement>(mode);
  const card = useRef<HTMLDivElement>(null);
  useArrivalAtCard(card);
  useDocumentTitle(title);
  const isRegistering = mode === "register";

  const goTo = (next: Mode) => {
    if (next === mode) heading.current?.focus({ preventScroll: true });
    else turnTo(next);
    card.current?.scrollIntoView();
  };

  return (
    <>
      <div className={isRegistering ? css.roomForForm : css.page}>
        <Hero
          toy={toy}
          isNarrow={isRegistering}
          cardId={cardId}
          onStart={() => goTo("register")}
          onSignIn={() => goTo("login")}
        />
        <div ref={card} id={cardId} className={isRegistering ? css.wide : css.narrow}>
          <Card roomy>
            <Stack gap="wide">
              <div>
                <h1 ref={heading} tabIndex={-1} className={css.title}>
                  {title}
                </h1>
                <Text tone="soft" centered>
                  {subtitle}
                </Text>
              </div>
              {isRegistering ? (
                <Suspense fallback={<RegistrationSkeleton />}>
                  <RegistrationForm account={account} />
                </Suspense>
              ) : (
                <LoginForm account={account} />
              )}
              <div className={css.foot}>
                <Button
                  variant="plain"
                  onClick={() => goTo(isRegistering ? "login" : "register")}
                  onPointerEnter={() => void loadRegistration()}
                >
                  <span>
                    <span className={css.question}>{ask}</span> <span className={css.whole}>{answer}</span>
                  </span>
                </Button>
              </div>
            </Stack>
          </Card>
          {!isRegistering && <LegalLine />}
        </div>
      </div>
      <AboutKindling />
    </>
  );
}

function LegalLine() {
  return (
    <div className={css.legal}>
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
    </div>
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
function useMode(): [mode: Mode, turnTo: (next: Mode) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const mode = location.state === "register" || opensRegistration(location) ? "register" : "login";
  return [mode, (next) => void navigate(location, { state: next, preventScrollReset: true })];
}

/** A link to the card scrolls to it. The router has begun the page at its top. */
function useArrivalAtCard(card: RefObject<HTMLDivElement | null>): void {
  const location = useLocation();
  const isMeant = location.hash === `#${cardId}` || opensRegistration(location);

  useEffect(() => {
    if (isMeant) card.current?.scrollIntoView();
  }, [isMeant, card]);
}
