import { brand } from '@ampersand/contract/brand';
import { Download } from 'lucide-react';
import { CopyButton } from '../../page/copy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { takeFocus } from '../../ui/take-focus.ts';

/** The codes that open the account without the phone: shown once, to be kept elsewhere. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');

  const save = () =>
    saveFile(
      new Blob([`${text}\n`], { type: 'text/plain' }),
      `${brand.name.toLowerCase()}-recovery-codes.txt`,
    );

  return (
    <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-4">
      <p className="measure">
        <strong>Save these recovery codes.</strong> Each works once, in place of a code from your phone. We
        will not show them again.
      </p>
      <ul className="grid gap-x-8 gap-y-1 rounded-control bg-sunken p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton what="codes" text={text} />
        <Button size="sm" onClick={save}>
          <Download className="size-4" aria-hidden="true" /> Save as a file
        </Button>
        <Button size="sm" variant="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
