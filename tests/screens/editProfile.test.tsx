import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import saveMutation from "#client/__generated__/ProfileFormMutation.graphql.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { somePicture } from "#tests/support/pictures.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { fireEvent, render, screen, waitFor, within } from "#tests/support/screen.ts";
import { broken, cut, delayedRequest, wireOver } from "#tests/support/wire.ts";

const words = { displayName: "Ada of the Engine", bio: "Counts, and walks.", location: "London" };

describe("the profile form", () => {
  test("shows the current values, and says which ones are public", async () => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).updateProfile(words));
    await openProfile(ada);

    expect(field("Display Name")).toHaveValue(words.displayName);
    expect(field("Email")).toHaveValue(ada.email);
    expect(field("Email")).toBeRequired();
    expect(field("Email")).toHaveAttribute("type", "email");
    expect(field("Display Name")).toHaveAccessibleDescription(/^Optional\. Others see it next to @/);
    expect(field("Bio")).toHaveValue(words.bio);
    expect(field("Bio")).toHaveAttribute("maxlength", "150");
    expect(screen.getByText("18/150 characters")).toBeInTheDocument();
    expect(field("Location")).toHaveAccessibleDescription(/^Optional\. Only you can see this/);
  });

  test("saves the changes, confirms it and returns to the settings", async () => {
    const ada = await person("ada");
    await openProfile(ada);

    await type("Display Name", words.displayName);
    await type("Bio", words.bio);
    await type("Location", words.location);
    await userEvent.click(button("Save"));

    await toast("status", "Profile updated");
    expect(await screen.findByRole("heading", { name: "Settings" })).toBeInTheDocument();
    expect(granted(await restDoor({ as: ada }).profile())).toMatchObject({ ...words, email: ada.email });
    expect(JSON.parse(localStorage.getItem("kindling.user") ?? "{}")).toMatchObject({ displayName: words.displayName });
  });

  test("explains what a new email address changes, and the new address signs in", async () => {
    const ada = await person("ada");
    await openProfile(ada);
    expect(field("Email")).toHaveAccessibleDescription("You sign in with it. Only you can see it.");

    await type("Email", `new-${ada.email}`);
    expect(field("Email")).toHaveAccessibleDescription(/from now on\. Your other devices will be signed out/);
    await enterPassword(ada.password);
    await userEvent.click(button("Save"));

    await toast("status", "Profile updated");
    expect(granted(await restDoor({ as: ada }).profile())).toMatchObject({ email: `new-${ada.email}` });
    expect(JSON.parse(localStorage.getItem("kindling.user") ?? "{}")).toMatchObject({ email: `new-${ada.email}` });
  });

  test("asks for the password only for a new email, and shows its error at the field", async () => {
    const ada = await person("ada");
    await openProfile(ada);
    await type("Email", ada.email.toUpperCase());
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();

    await type("Email", `new-${ada.email}`);
    expect(passwordField()).toHaveAttribute("autocomplete", "current-password");
    await userEvent.click(button("Save"));
    await waitFor(() => expect(passwordField()).toHaveFocus());
    expect(passwordField()).toHaveAccessibleDescription(/^Please enter your password\./);

    await enterPassword("a guess");
    await userEvent.click(button("Save"));
    await toast("alert", "Failed to update profileThat is not your current password.");
    await waitFor(() => expect(passwordField()).toHaveFocus());
    expect(passwordField()).toHaveAccessibleDescription(/^That is not your current password\./);
    expect(localStorage.getItem("kindling.draft.profile") ?? "").not.toContain("a guess");
  });

  test("keeps the picture if only other fields change", async () => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).updateProfile({ profilePicture: await somePicture() }));
    await openProfile(ada);

    await type("Bio", words.bio);
    await userEvent.click(button("Save"));

    await toast("status", "Profile updated");
    expect(granted(await restDoor({ as: ada }).profile())).toMatchObject({ bio: words.bio, hasPicture: true });
  });

  test("drops the changes on Cancel", async () => {
    const ada = await person("ada");
    await openProfile(ada);
    await type("Bio", words.bio);

    await userEvent.click(screen.getByRole("link", { name: "Cancel" }));

    expect(await screen.findByRole("heading", { name: "Settings" })).toBeInTheDocument();
    expect(granted(await restDoor({ as: ada }).profile())).toMatchObject({ bio: null });
    expect(localStorage).not.toContain("profile");
  });

  test("keeps a draft while the person is away, until the profile changes elsewhere", async () => {
    const ada = await person("ada");
    const opened = await openProfile(ada);
    await type("Bio", words.bio);
    opened.unmount();

    const again = await openProfile(ada);
    expect(field("Bio")).toHaveValue(words.bio);
    again.unmount();

    granted(await restDoor({ as: ada }).updateProfile({ bio: "From another device." }));
    await openProfile(ada);
    expect(field("Bio")).toHaveValue("From another device.");
  });

  test("shows an error if saving fails, and keeps the text", async () => {
    const ada = await person("ada");
    const { wire } = await openProfile(ada);
    await type("Bio", words.bio);

    for (const fate of [cut, broken]) {
      wire.intercept(saveMutation, fate);
      await userEvent.click(button("Save"));
      await toast("alert", "Failed to update profile");
    }
    expect(field("Bio")).toHaveValue(words.bio);
    expect(button("Save")).toBeEnabled();
  });

  test("shows progress while it saves", async () => {
    const { wire } = await openProfile();
    const [waiting, goOn] = delayedRequest();
    wire.intercept(saveMutation, waiting);

    await userEvent.click(button("Save"));

    expect(await screen.findByRole("button", { name: "Saving..." })).toHaveAttribute("aria-disabled", "true");
    goOn();
    await toast("status", "Profile updated");
  });

  test.each([
    ["Email", "ada at home", "Please enter a valid email address."],
    ["Email", " ", "Please enter a valid email address."],
    ["Display Name", "\u200b", "Please use at least one visible letter, on one line."],
  ])("marks the %s %j as invalid before it is sent", async (name, value, problem) => {
    const { wire } = await openProfile();

    await type(name, value);
    await userEvent.click(button("Save"));

    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(field(name)).toHaveFocus();
    expect(wire.sent(saveMutation)).toBe(0);
  });

  test("marks an email address that is already used", async () => {
    const bo = await person("bo");
    const ada = await person("ada");
    await openProfile(ada);

    await type("Email", bo.email);
    await enterPassword(ada.password);
    await userEvent.click(button("Save"));

    await toast("alert", "Failed to update profileAn account with this email already exists.");
    await waitFor(() => expect(field("Email")).toHaveFocus());
    expect(field("Email")).toHaveAccessibleDescription(/already exists/);
  });
});

describe("choosing a picture", () => {
  test("refuses a file of 5 MB or more with its own message", async () => {
    const { wire } = await openProfile();

    await choose(new File([new Uint8Array(5 * 1024 * 1024)], "large.jpg", { type: "image/jpeg" }));

    await toast("alert", "Image too largePlease select an image smaller than 5MB");
    expect(wire.sent(saveMutation)).toBe(0);
  });

  test("refuses a file that the browser cannot read", async () => {
    await openProfile();

    await choose(new File(["no picture"], "broken.jpg", { type: "image/jpeg" }));

    await toast("alert", "This picture cannot be readPlease choose another one.");
    expect(screen.getByLabelText("Choose a picture")).toBeInTheDocument();
  });

  test("is undone by Remove, and saving then deletes the stored picture", async () => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).updateProfile({ profilePicture: await somePicture() }));
    await openProfile(ada);
    expect(screen.getByLabelText("Change picture")).toBeInTheDocument();

    await userEvent.click(button("Remove"));
    expect(screen.getByLabelText("Choose a picture")).toHaveFocus();
    expect(granted(await restDoor({ as: ada }).profile())).toMatchObject({ hasPicture: true });
    await userEvent.click(button("Save"));

    await toast("status", "Profile updated");
    expect(granted(await restDoor({ as: ada }).profile())).toMatchObject({ hasPicture: false });
  });
});

describe("a person's avatar", () => {
  test("shows their picture, or their initials if it fails to load", () => {
    const { container, rerender } = render(<Avatar name="Ada Lovelace" picture="/api/pictures/1/2.jpg" />);
    expect(container).toHaveTextContent("AL");
    expect(container.querySelector("img")).toHaveAttribute("src", "/api/pictures/1/2.jpg");

    fireEvent.error(container.querySelector("img") as HTMLImageElement);
    expect(container.querySelector("img")).toBeNull();
    expect(container).toHaveTextContent("AL");

    rerender(<Avatar name="Ada Lovelace" picture="/api/pictures/1/3.jpg" />);
    expect(container.querySelector("img")).toHaveAttribute("src", "/api/pictures/1/3.jpg");
  });
});

async function openProfile(as?: Person) {
  const somebody = as ?? (await person("ada"));
  const wire = wireOver(browserFetch(somebody));
  const opened = openProduct({ as: somebody, path: "/edit-profile", fetch: wire.fetch });
  await screen.findByRole("button", { name: "Save" });
  return { ...opened, wire };
}

function field(name: string) {
  return within(screen.getByRole("main")).getByRole("textbox", { name });
}

function button(name: string) {
  return within(screen.getByRole("main")).getByRole("button", { name });
}

function passwordField() {
  return screen.getByLabelText("Current password");
}

async function enterPassword(password: string) {
  await userEvent.clear(passwordField());
  await userEvent.type(passwordField(), password);
}

async function type(name: string, value: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), value);
}

function choose(file: File) {
  return userEvent.upload(screen.getByLabelText(/^(?:Choose a|Change) picture$/), file);
}

async function toast(role: "status" | "alert", said: string) {
  await waitFor(() => expect(screen.getByRole(role)).toHaveTextContent(said));
}
