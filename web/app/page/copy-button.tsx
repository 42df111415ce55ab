import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without a secure page or the permission there is no clipboard; marking the text still works.
      toast.error(`Your browser did not let us copy the ${what}. Please select and copy by hand.`);
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button size="sm" onClick={copy} aria-label={`Copy ${what}`}>
        <Icon className="size-4" aria-hidden="true" />
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {copied && `Copied the ${what}`}
      </span>
    </>
  );
}
