import { Button } from '../../ui/button.tsx';

/** `shell`: the address of the frame. */
export function WithoutScripts({ shell }: { shell: string }) {
  return (
    <noscript>
      <form method="post" action={shell} className="page flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
        <p className="min-w-0 flex-1 basis-64">Without JavaScript you can read here, but change nothing.</p>
        <Button type="submit">Log out</Button>
      </form>
    </noscript>
  );
}
