import { defaultDescription } from "./wizard.ts";

/** What lists call an action or event: its title, else description, else "Action logged" (design.md section 6, 36). */
export function titleOf({
  eventTitle,
  description,
}: {
  eventTitle: string | null;
  description: string | null;
}): string {
  if (eventTitle) return eventTitle;
  return description && description !== defaultDescription ? description : "Action logged";
}
