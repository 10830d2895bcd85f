import { useId, useRef, useState } from "react";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { Button, buttonClass } from "#client/ui/controls/Button.tsx";
import { FieldError } from "#client/ui/fields/Field.tsx";
import { hintText } from "#client/ui/fields/Field.css.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { later } from "#client/ui/motion/later.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { isPictureTooLarge, pictureMegabytes, pictureTooLarge } from "#domain/profile.ts";
import { choice, frame, over, scene, tools, words } from "./PictureField.css.ts";
import { smallJpegOf } from "./smallJpeg.ts";

const Land = later(async () => (await import("#client/pictures/Land.tsx")).Land);

interface PictureFieldProps {
  /** Provides the initials if there is no picture. */
  name: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** The viewer's picture: chosen on the device and reduced there (docs/rules.md, Pictures), or removed. */
export function PictureField({ name, value, onChange, error }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (isPictureTooLarge(file.size)) return toasts.show({ ...pictureTooLarge, tone: "destructive" });
    setReading(true);
    const jpeg = await smallJpegOf(file);
    setReading(false);
    if (jpeg) onChange(jpeg);
    else toasts.show({ ...unreadable, tone: "destructive" });
  };

  return (
    <div className={scene}>
      <Land>
        <></>
      </Land>
      <span className={frame}>
        <Avatar name={name} picture={value} size="portrait" />
      </span>
      <div className={words}>
        <div className={tools}>
          <label className={`${buttonClass({ variant: "line" })} ${choice}`}>
            <Icon name="pen" size={20} />
            {value ? "Change picture" : "Choose a picture"}
            <input
              ref={input}
              className={over}
              type="file"
              name="profilePicture"
              accept="image/*"
              aria-describedby={error ? `${id}-error` : `${id}-hint`}
              aria-busy={isReading}
              onChange={({ currentTarget }) => {
                void choose(currentTarget.files?.[0]);
                // Allows choosing the same file again.
                currentTarget.value = "";
              }}
            />
          </label>
          {value && (
            <Button
              variant="line"
              icon="trash"
              onClick={() => {
                onChange(null);
                input.current?.focus();
              }}
            >
              Remove
            </Button>
          )}
        </div>
        {error ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : (
          <p id={`${id}-hint`} className={hintText}>
            Up to {pictureMegabytes} MB. Shown next to your name.
          </p>
        )}
      </div>
    </div>
  );
}

const unreadable = { title: "This picture cannot be read", description: "Please choose another one." };
