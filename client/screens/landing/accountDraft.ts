import { useState } from "react";
import type { Registration } from "#domain/registration.ts";
import { isAboutToType } from "#client/first/browser/firstPicture.ts";
import { useDraft } from "#client/platform/drafts.ts";

/** The values typed on the landing. Both forms share the email. */
export interface AccountDraft {
  registration: Registration;
  changeRegistration: <Field extends keyof Registration>(field: Field, value: Registration[Field]) => void;
  password: string;
  changePassword: (password: string) => void;
  finish: () => void;
  /** Whether the account has been opened in this tab, and nobody has signed in since. */
  isOpened: boolean;
  /** Deletes them from the device after a sign-in. */
  forget: () => void;
}

type Kept = Omit<Registration, "password" | "confirmPassword"> & { isOpened?: boolean };

const untouched: Kept = {
  firstName: "",
  surname: "",
  username: "",
  email: "",
  country: "",
  agreeToTerms: false,
  agreeToPrivacy: false,
};

/** Keeps the values while the tab is open; passwords stay in memory. */
export function useAccountDraft(): AccountDraft {
  const [kept, keep, forget] = useDraft("account", untouched, "tab");
  // A known email that came under the cursor would be typed into.
  const [isEmailWithheld, setEmailWithheld] = useState(() => isAboutToType("email"));
  const [passwords, setPasswords] = useState({ password: "", confirmPassword: "" });
  const [password, changePassword] = useState("");
  const { isOpened = false, ...fields } = kept;

  return {
    registration: { ...fields, ...(isEmailWithheld ? { email: "" } : {}), ...passwords },
    changeRegistration: (field, value) => {
      if (field === "email") setEmailWithheld(false);
      if (field in passwords) setPasswords({ ...passwords, [field]: value });
      else keep({ ...kept, [field]: value });
    },
    password,
    changePassword,
    finish: () => {
      keep({ ...untouched, email: kept.email, isOpened: true });
      setPasswords({ password: "", confirmPassword: "" });
    },
    isOpened,
    forget,
  };
}
