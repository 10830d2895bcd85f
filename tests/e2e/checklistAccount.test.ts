import { expect, test } from "vitest";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { a, at, field, fill, link, press, text, toast, toggle, walk } from "#tests/support/checklist.ts";
import { person } from "#tests/support/people.ts";

// Settings and profile (docs/rules.md, The account).

useBrowser();

test("settings", async () => {
  const ada = await person("ada");
  const { page } = await visit({ as: ada, path: "/settings" });
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.type());
    void question.dismiss();
  });

  await walk(page, [
    ["settings (/settings)", a("heading", "Settings")],
    ["profile card with Edit Profile", text(ada.email), link("Edit Profile", "/edit-profile")],
    ["notifications: Daily Check-in Reminder (default true)", toggle("Daily Check-in Reminder", true)],
    ["Karma Messages (default true)", toggle("Karma Messages", true)],
    ["privacy: Anonymous Mode (default false)", toggle("Anonymous Mode", false)],
    ["wellness-tips enabled (default true)", toggle("Wellness Tips", true)],
    [
      "and interval (default 30) stored locally only",
      (on) => expect(on.getByLabel("Minutes between tips").inputValue()).resolves.toBe("30"),
    ],
    ["security: Change Password dialog", a("button", "Change Password")],
    ["Manage My Subscription", a("button", "Manage My Subscription")],
    ["Sign Out", a("button", "Sign Out")],
    ["data & account: Export Journal History", a("button", "Export Journal History")],
    ["Reset Progress", a("button", "Reset Progress")],
    ["Contact Support (mail link)", link("Contact Support", /^mailto:.+@/)],
    ["Delete Account", a("button", "Delete Account")],
    [
      "logout, reset progress and delete account each need a browser confirmation",
      press("Sign Out"),
      press("Reset Progress"),
      press("Delete Account"),
      async () => expect(questions).toEqual(["confirm", "confirm", "confirm"]),
      a("heading", "Settings"),
    ],
    [
      "file download (html); filename includes username and date",
      async (on) => {
        const [file] = await Promise.all([on.waitForEvent("download"), press("Export Journal History")(on)]);
        expect(file.suggestedFilename()).toMatch(new RegExp(`${ada.username}.*\\d{4}-\\d\\d-\\d\\d\\.html$`));
      },
    ],
  ]);
});

test("the Change Password dialog", async () => {
  const { page } = await visit({ as: await person("ada"), path: "/settings" });
  const change = async () => page.getByRole("dialog").getByRole("button", { name: "Change Password" }).click();

  await walk(page, [
    ["Change Password dialog", press("Change Password"), a("dialog", "Change Password")],
    ["current and new password", field("Current password"), field("New password"), field("Confirm new password")],
    [
      "new and confirm must match",
      fill("Current password", "whatever"),
      fill("New password", "short"),
      fill("Confirm new password", "other"),
      change,
      toast("alert", "Password mismatch", "New passwords do not match."),
    ],
    [
      "new at least 6 characters",
      fill("Confirm new password", "short"),
      change,
      toast("alert", "Password too short", "Password must be at least 6 characters long."),
    ],
  ]);
});

test("Edit Profile", async () => {
  const { page } = await visit({ as: await person("ada"), path: "/edit-profile" });
  const choose = (bytes: number) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(bytes) });

  await walk(page, [
    ["edit profile (/edit-profile)", a("heading", "Edit Profile")],
    ["Display Name (optional)", field("Display Name"), text(/^Optional\. Others see it/)],
    ["Email (required)", field("Email", { type: "email", required: "" })],
    ["Bio max 150", field("Bio", { maxlength: "150" }), text("0/150 characters")],
    ["Location (optional)", field("Location"), text(/^Optional\. Nobody else sees it/)],
    [
      "avatar upload, image under 5MB",
      () => choose(5 * 1024 * 1024),
      toast("alert", "Image too large", "Please select an image smaller than 5MB"),
    ],
    ["email required", fill("Email", ""), press("Save"), a("heading", "Edit Profile"), at("/edit-profile")],
    ["Cancel returns to /settings", press("Cancel", "link"), a("heading", "Settings"), at("/settings")],
    [
      "Save returns to /settings",
      press("Edit Profile", "link"),
      fill("Bio", "Walks before work."),
      press("Save"),
      toast("status", "Profile updated"),
      at("/settings"),
    ],
  ]);
});
