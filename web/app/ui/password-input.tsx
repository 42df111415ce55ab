import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useFieldControl } from './field-control.ts';

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...useFieldControl(rest)}
        type={shown ? 'text' : 'password'}
        className={clsx('control pe-12', className)}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-pressed={shown}
        aria-label="Show password"
        className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-muted hover:text-ink noscript:hidden"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
