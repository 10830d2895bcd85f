// One password may reach us in several forms: keyboards differ in how they compose "é", and in the space that they type.

/** The form in which new passwords and passphrases are used: NFC, with U+0020 for every space. Width and case are as typed. */
export function normalPassword(typed: string): string {
  return typed.normalize("NFC").replaceAll(/\p{Zs}/gu, " ");
}

/** What may be stored for a typed password, likeliest first. Release 0.3.0 stored it as it was typed. */
export function passwordForms(typed: string): readonly string[] {
  return [...new Set([normalPassword(typed), typed])];
}

/** The same for a passphrase. A file may come from a device that decomposes what is typed. */
export function passphraseForms(typed: string): readonly string[] {
  return [...new Set([...passwordForms(typed), typed.normalize("NFD")])];
}
