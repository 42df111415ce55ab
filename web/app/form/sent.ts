import type { ErrorCode, FieldError } from '@ampersand/contract/errors';
import { useState } from 'react';
import { useActionData } from 'react-router';
import { useHydrated } from '../page/use-hydrated.ts';

/** What a page tells of a form that a browser has sent by itself. */
export interface Sent {
  /** What was typed; what is secret is empty. */
  values: Record<string, string>;
  /** Why it was refused, if it was. */
  refused?: {
    status: number;
    code: ErrorCode | 'offline';
    message: string;
    errors?: FieldError[] | undefined;
  };
}

/** The form that this page answers, if it was sent without scripts; nothing to what comes up later. */
export function useSent(): Sent | undefined {
  const runs = useHydrated();
  const sent = useActionData<Sent>();
  return useState(runs ? undefined : sent)[0];
}
