import { brand } from "./brand.ts";
import { countries } from "./content/countries.ts";
import { foldedName } from "./nameWords.ts";
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

/** The first of the form's five checks that fails, in order (docs/rules.md, Sign-up), or undefined. */
export function firstProblem(form: Registration): RegistrationProblem | undefined {
  return blankIn(form, requiredFields) ?? pairProblem(form) ?? termsProblem(form) ?? privacyProblem(form);
}

function termsProblem({ agreeToTerms }: Registration): RegistrationProblem | undefined {
  if (agreeToTerms) return undefined;
  return {
    title: "Terms Required",
    description: "Please agree to the Terms & Conditions to continue.",
    field: "agreeToTerms",
  };
}

function privacyProblem({ agreeToPrivacy }: Registration): RegistrationProblem | undefined {
  if (agreeToPrivacy) return undefined;
  return {
    title: "Privacy Policy Required",
    description: "Please agree to the Privacy Policy to continue.",
    field: "agreeToPrivacy",
  };
}

interface FieldProblem {
  field: keyof Registration;
  message: string;
}

/** Everything that is wrong with the form, a problem for each field in the form's order. Each of the five checks counts, and the shapes. */
export function allProblems(form: Registration): FieldProblem[] {
  const pair = pairProblem(form);
  const shapes: Partial<Record<keyof Registration, string | undefined>> = {
    firstName: nameProblem("First name", form.firstName),
    surname: nameProblem("Surname", form.surname),
    username: usernameProblem(form.username),
    email: emailProblem(form.email),
    password: passwordProblem(form.password),
    confirmPassword: pair?.field === "confirmPassword" ? pair.description : undefined,
    country: countryProblem(form.country),
  };
  const written = requiredFields.flatMap((field) => {
    const message = form[field].trim() === "" && field !== "country" ? "Please fill this in." : shapes[field];
    return message ? [{ field, message }] : [];
  });
  const agreed = [termsProblem(form), privacyProblem(form)].flatMap((problem) =>
    problem ? [{ field: problem.field, message: problem.description }] : [],
  );
  return [...written, ...agreed];
}

export type NewPassword = Pick<Registration, "password" | "confirmPassword">;

const pairOfFields = ["password", "confirmPassword"] as const;

/** The same checks for a new password alone. */
export function newPasswordProblem(form: NewPassword): RegistrationProblem | undefined {
  return blankIn(form, pairOfFields) ?? pairProblem(form);
}

/** Every wrong field of it, in the form's order. */
export function newPasswordProblems(form: NewPassword): FieldProblem[] {
  return pairOfFields.flatMap((field) => {
    const problem = blankIn(form, [field]) ?? pairProblems(form).find((each) => each.field === field);
    return problem ? [{ field, message: problem.description }] : [];
  });
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

function pairProblem(form: NewPassword): RegistrationProblem | undefined {
  return pairProblems(form)[0];
}

function pairProblems({ password, confirmPassword }: NewPassword): RegistrationProblem[] {
  const mismatch: RegistrationProblem = {
    title: "Password Mismatch",
    description: "Password and confirm password must match.",
    field: "confirmPassword",
  };
  const short: RegistrationProblem = {
    title: "Password Too Short",
    description: `Password must be at least ${passwordLength.min} characters long.`,
    field: "password",
  };
  return [
    ...(password === confirmPassword ? [] : [mismatch]),
    ...(password.length < passwordLength.min ? [short] : []),
  ];
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** The failing checks of the form that changes a password, in their order (docs/rules.md, Passwords). */
export function passwordChangeProblems({ newPassword, confirmPassword }: PasswordChange) {
  const mismatch = {
    title: "Password mismatch",
    description: "New passwords do not match.",
    field: "confirmPassword",
  } as const;
  const short = {
    title: "Password too short",
    description: `Password must be at least ${passwordLength.min} characters long.`,
    field: "newPassword",
  } as const;
  return [
    ...(newPassword === confirmPassword ? [] : [mismatch]),
    ...(newPassword.length < passwordLength.min ? [short] : []),
  ];
}

/** Shown if a form lacks the password, or an older session lacks proof. */
export const passwordNeeded = "Please enter your password.";

/** The problem with a first name or surname, called `label`, as a sentence for the person, or undefined. */
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
  if (reservedUsernames.has(foldedName(username))) return "This username is reserved. Please choose another one.";
  return undefined;
}

/** Names by which somebody could pass for the people who run a server. Older accounts that have one keep it. */
const reservedUsernames: ReadonlySet<string> = new Set([
  ..."admin administrator root system operator owner moderator staff team official".split(" "),
  ..."support help helpdesk security abuse postmaster webmaster hostmaster".split(" "),
  foldedName(brand),
]);

/** The same for the form of an email address. Only a first email shows whether anybody reads it. */
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

/** Refuses spaces, invisible characters and characters with a meaning in mail headers and links. */
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
