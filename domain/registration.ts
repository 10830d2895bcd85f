import { countries } from "./content/countries.ts";
import { passwordLength, textLimits, textProblem, usernameLength } from "./limits.ts";

export interface Registration {
  firstName: string;
  surname: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  country: string;
  agreeToTerms: boolean;
  agreeToPrivacy: boolean;
}

export interface RegistrationProblem {
  title: string;
  description: string;
  field: keyof Registration;
}

/** The first of the form's five checks that fails, in their order (docs/rules.md, Sign-up), or undefined. */
export function firstProblem(form: Registration): RegistrationProblem | undefined {
  const problem = blankIn(form, requiredFields) ?? pairProblem(form);
  if (problem) return problem;
  if (!form.agreeToTerms) {
    return {
      title: "Terms Required",
      description: "Please agree to the Terms & Conditions to continue.",
      field: "agreeToTerms",
    };
  }
  if (!form.agreeToPrivacy) {
    return {
      title: "Privacy Policy Required",
      description: "Please agree to the Privacy Policy to continue.",
      field: "agreeToPrivacy",
    };
  }
  return undefined;
}

export type NewPassword = Pick<Registration, "password" | "confirmPassword">;

/** The same checks of a new password alone. */
export function newPasswordProblem(form: NewPassword): RegistrationProblem | undefined {
  return blankIn(form, ["password", "confirmPassword"]) ?? pairProblem(form);
}

function blankIn<Field extends keyof Registration>(
  form: Record<Field, string>,
  required: readonly Field[],
): RegistrationProblem | undefined {
  const field = required.find((each) => form[each].trim() === "");
  return (
    field && { title: "Missing Information", description: "Please fill in all required fields to continue.", field }
  );
}

function pairProblem({ password, confirmPassword }: NewPassword): RegistrationProblem | undefined {
  if (password !== confirmPassword) {
    return {
      title: "Password Mismatch",
      description: "Password and confirm password must match.",
      field: "confirmPassword",
    };
  }
  if (password.length < passwordLength.min) {
    return {
      title: "Password Too Short",
      description: `Password must be at least ${passwordLength.min} characters long.`,
      field: "password",
    };
  }
  return undefined;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** The first check of the form that changes a password that fails (docs/rules.md, Passwords), or undefined. */
export function passwordChangeProblem({ newPassword, confirmPassword }: PasswordChange) {
  if (newPassword !== confirmPassword)
    return {
      title: "Password mismatch",
      description: "New passwords do not match.",
      field: "confirmPassword",
    } as const;
  if (newPassword.length < passwordLength.min)
    return {
      title: "Password too short",
      description: `Password must be at least ${passwordLength.min} characters long.`,
      field: "newPassword",
    } as const;
  return undefined;
}

/** Said where a form, or a session that was not opened just now, lacks the password. */
export const passwordNeeded = "Please enter your password.";

/** What is wrong with a first name or surname, called `label`, in words for the person, or undefined. */
export function nameProblem(label: string, name: string): string | undefined {
  if (name.trim() === "") return `${label} is required.`;
  return textProblem(label, name, textLimits.name);
}

/** The same for a username (docs/rules.md, Sign-up). */
export function usernameProblem(username: string): string | undefined {
  const { min, max } = usernameLength;
  if (username.length < min || username.length > max) return `Username must be ${min} to ${max} characters long.`;
  if (!/^[A-Za-z0-9._-]+$/.test(username)) {
    return "Username can only have letters a to z, digits, dots, underscores and hyphens.";
  }
  return undefined;
}

/** The same for the shape of an e-mail address; whether anybody reads it, a first letter shows. */
export function emailProblem(email: string): string | undefined {
  const tooLong = textProblem("Email", email, textLimits.email);
  if (tooLong) return tooLong;

  const [mailbox = "", domain = "", ...rest] = email.split("@");
  const isAddress = rest.length === 0 && isMailbox(mailbox) && isDomain(domain);
  return isAddress ? undefined : "Please enter a valid email address.";
}

/** The same for a country, which must be one of the list. */
export function countryProblem(country: string): string | undefined {
  return countries.includes(country) ? undefined : "Please choose a country from the list.";
}

/** The same for a new password (docs/rules.md, Lengths of texts). */
export function passwordProblem(password: string): string | undefined {
  if (password.length < passwordLength.min) {
    return `Password must be at least ${passwordLength.min} characters long.`;
  }
  return textProblem("Password", password, passwordLength.max);
}

const requiredFields = [
  "firstName",
  "surname",
  "username",
  "email",
  "password",
  "confirmPassword",
  "country",
] as const satisfies readonly (keyof Registration)[];

/** Refuses spaces, invisible characters and what has a meaning in mail headers and links. */
function isMailbox(text: string): boolean {
  return text.length <= 64 && /^[^\s\p{C}<>()[\]\\,;:"]+$/u.test(text) && !/^\.|\.\.|\.$/.test(text);
}

function isDomain(text: string): boolean {
  const labels = text.split(".");
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u.test(label))
  );
}
