import { lazy, Suspense } from "react";
import { brand } from "#domain/brand.ts";
import { healthConsent } from "#domain/legal.ts";
import type { Registration } from "#domain/registration.ts";
import { Checkbox } from "#client/ui/fields/Checkbox.tsx";
import { NewPasswordFields } from "../_account/NewPasswordFields.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { Columns } from "#client/ui/layout/Stack.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { FreeDays } from "./FreeDays.tsx";
import { FormPart } from "./FormPart.tsx";

const loading = import("./CountryField.tsx");
const CountryField = lazy(async () => ({ default: (await loading).CountryField }));

interface RegistrationPartsProps {
  registration: Registration;
  errorAt: (field: string) => string | undefined;
  onChange: <Field extends keyof Registration>(field: Field, value: Registration[Field]) => void;
}

export function RegistrationParts({ registration, errorAt, onChange }: RegistrationPartsProps) {
  const filled = (...fields: (keyof Registration)[]) =>
    fields.every((field) => {
      const value = registration[field];
      return (typeof value === "string" ? value.trim() : value) && !errorAt(field);
    });
  const text = (field: TextFieldName) => ({
    name: field,
    value: registration[field],
    onChange: (value: string) => onChange(field, value),
    error: errorAt(field),
  });
  const tick = (field: "agreeToTerms" | "agreeToPrivacy") => ({
    name: field,
    checked: registration[field],
    onChange: (checked: boolean) => onChange(field, checked),
    error: errorAt(field),
  });

  return (
    <>
      <FormPart number={1} title="About you" done={filled("firstName", "surname", "username")}>
        <Columns least={120}>
          <TextField label="First Name" autoComplete="given-name" {...text("firstName")} />
          <TextField label="Surname" autoComplete="family-name" {...text("surname")} />
        </Columns>
        <TextField
          label="Username"
          // Not "username": one signs in with the email.
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Must be unique"
          {...text("username")}
        />
      </FormPart>
      <FormPart number={2} title="Signing in" done={filled("email", "password", "confirmPassword")}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...text("email")}
        />
        <NewPasswordFields text={text} />
      </FormPart>
      <FormPart number={3} title="Before you start" done={filled("country", "agreeToTerms", "agreeToPrivacy")}>
        <Suspense fallback={<Skeleton height={76} shape="card" />}>
          <CountryField {...text("country")} />
        </Suspense>
        <FreeDays />
        <div>
          <Checkbox
            label={
              <>
                I agree to the{" "}
                <TextLink to="/terms-conditions" newTab>
                  Terms & Conditions
                </TextLink>
                , and am 13 or older
              </>
            }
            {...tick("agreeToTerms")}
          />
          <Checkbox
            label={
              <>
                I agree to the{" "}
                <TextLink to="/privacy-policy" newTab>
                  Privacy Policy
                </TextLink>
                , and that {brand} {healthConsent}
              </>
            }
            {...tick("agreeToPrivacy")}
          />
        </div>
      </FormPart>
    </>
  );
}

type TextFieldName = Exclude<keyof Registration, "agreeToTerms" | "agreeToPrivacy">;
