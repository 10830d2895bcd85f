import { platform } from "#client/platform/platform.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { later } from "#client/ui/motion/later.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { brand } from "#domain/brand.ts";
import { linkToPerson } from "#domain/fewPeople.ts";
import { picture, scene, text, title, words } from "./Invitation.css.ts";

const InvitationLand = later(async () => (await import("#client/pictures/InvitationLand.tsx")).InvitationLand);

/** Offers a link that leads to the viewer's card in this list. */
export function Invitation({ username }: { username: string }) {
  return (
    <section className={scene} aria-labelledby="invitation">
      <div className={picture}>
        <InvitationLand />
      </div>
      <div className={words}>
        <h2 id="invitation" className={title}>
          Invite somebody
        </h2>
        <p className={text}>
          Kindling is for a few people you know, not a crowd. With your link they can find you and ask to connect.
        </p>
        <Button size="small" variant="line" icon="share" onClick={() => void share(username)}>
          Share my link
        </Button>
      </div>
    </section>
  );
}

async function share(username: string): Promise<void> {
  const url = new URL(linkToPerson(username), platform.baseUrl || window.location.origin).href;
  try {
    if (platform.share) return await platform.share({ title: brand, url });
    await navigator.clipboard.writeText(url);
    toasts.show({ title: "Link copied" });
  } catch (error) {
    // Closing the device's share sheet is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toasts.show({ title: "Your link", description: url });
  }
}
