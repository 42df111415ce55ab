import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-control.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} {...useFieldControl(rest)} className={clsx('control', className)} />;
}
