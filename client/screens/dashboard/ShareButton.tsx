import { Button } from "#client/ui/controls/Button.tsx";
import { useOpened, type Drawing } from "#client/ui/overlays/useOpened.ts";

interface ShareButtonProps {
  /** Imports the dialog. */
  dialog: () => Promise<Drawing>;
  variant?: "quiet" | "line";
  children: string | readonly string[];
}

export function ShareButton({ dialog, variant = "line", children }: ShareButtonProps) {
  const { drawn, open } = useOpened();

  return (
    <>
      <Button variant={variant} icon="share" onClick={() => void open(dialog)}>
        {children}
      </Button>
      {drawn}
    </>
  );
}
