import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

export function EmailInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
