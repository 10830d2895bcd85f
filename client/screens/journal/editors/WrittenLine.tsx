import { useShell } from "#client/chrome/session/shell.ts";
import { useNow } from "#client/chrome/session/useNow.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { minuteIn } from "#domain/clocks.ts";
import { timeInSentence } from "#domain/dayNames.ts";
import type { Editor } from "./useEditor.ts";
import { away, howItWas, line } from "./WrittenLine.css.ts";

/** The first line of an edited entry: when it was written, and the way back to its saved version. */
export function WrittenLine({ editor: { values, isChanged, wasTakenBack, takeBack, bringBack } }: { editor: Editor }) {
  const { zone } = useShell();
  const today = minuteIn(zone(), useNow()).slice(0, 10);
  const [day = "", time = ""] = values.when.split("T");
  const isShown = isChanged || wasTakenBack;

  return (
    <div className={line}>
      <Icon name="pen" size={16} />
      {time && <span>Written {timeInSentence(day, today, time)}.</span>}
      <button
        type="button"
        className={isShown ? howItWas : `${howItWas} ${away}`}
        onClick={wasTakenBack ? bringBack : takeBack}
      >
        {wasTakenBack ? "Undo" : "How it was"}
      </button>
    </div>
  );
}
