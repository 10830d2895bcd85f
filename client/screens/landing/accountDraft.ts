import { useState } from "react";
import type { Registration } from "#domain/registration.ts";
import { useDraft } from "#client/platform/drafts.ts";

/** What is typed on the landing. Both forms share the e-mail. */
export interface AccountDraft {
  registration: Registration;
  changeRegistration: <Field extends keyof Registration>(field: Field, value: Registration[Field]) => void;
  password: string;
  changePassword: (password: string) => void;
  finish: () => void;
  /** Leaves nothing behind on the device, once somebody has signed in. */
  forget: () => void;
}

type Kept = Omit<Registration, "password" | "confirmPassword">;

const untouched: Kept = {
  firstName: "",
  surname: "",
  username: "",
  email: "",
  country: "",
  agreeToTerms: false,
  agreeToPrivacy: false,
};

/** Kept while the tab is open; passwords in memory alone. */
export function useAccountDraft(): AccountDraft {
  const [kept, keep, forget] = useDraft("account", untouched, "tab");
  const [passwords, setPasswords] = useState({ password: "", confirmPassword: "" });
  const [password, changePassword] = useState("");

  return {
    registration: { ...kept, ...passwords },
    changeRegistration: (field, value) => {
      if (field in passwords) setPasswords({ ...passwords, [field]: value });
      else keep({ ...kept, [field]: value });
    },
    password,
    changePassword,
    finish: () => {
      keep({ ...untouched, email: kept.email });
      setPasswords({ password: "", confirmPassword: "" });
    },
    forget,
  };
}
