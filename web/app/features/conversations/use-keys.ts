import type { Conversation } from '@ampersand/contract/connections';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { useSingleKeys } from '../../page/use-single-keys.ts';
import type { You } from '../../page/you.ts';
import { SEARCH_ID } from './list-controls.tsx';

/** j and k to the next and the former conversation of the list, Ctrl+K to the search. */
export function useKeys(you: You, list: readonly Conversation[], current: string | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { paths } = areaOf(you);

  function move(step: 1 | -1) {
    const at = list.findIndex(({ id }) => id === current);
    const next = list[at < 0 ? 0 : at + step];
    if (next) void navigate(`${paths.conversation(next.id)}${search}`);
  }

  const find = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey) return;
    event.preventDefault();
    const field = document.getElementById(SEARCH_ID);
    // On a phone the list is a screen of its own.
    if (field?.checkVisibility()) field.focus();
    else void navigate(paths.messages);
  });

  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => find(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);

  useSingleKeys(({ key }) => {
    if (key === 'j') move(1);
    if (key === 'k') move(-1);
  });
}
