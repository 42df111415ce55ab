import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { whenIdle } from './when-idle.ts';

/** What happens once, when the page answers: in the layout, so that an error page counts as the app, too. */
export function AppRuns() {
  const changed = useRef<(() => void)[]>([]);
  // The last moment before the app puts what it knows into its fields.
  useInsertionEffect(() => {
    if (document.documentElement.dataset.app) return;
    changed.current = [...document.querySelectorAll<Field>('input, textarea, select')].flatMap(changeOf);
  }, []);
  // In microtasks, once everything has begun: before the browser hands over another event.
  useLayoutEffect(() => {
    addEventListener('input', hearLate, { capture: true });
    queueMicrotask(() => void begin(changed.current.splice(0)));
  }, []);
  return null;
}

async function begin(changes: (() => void)[]) {
  keepInPlace(() => {
    document.documentElement.dataset.app = 'runs';
  });
  for (const change of changes) {
    change();
    // What the app makes of it is there for the next one.
    await null;
  }
  dispatchEvent(new Event('app-runs'));
  await layOutLists();
}

/** What was left out of lists for the first paint (app.css), one after the other: all at once a phone would stand still. */
async function layOutLists(): Promise<void> {
  await new Promise<void>(whenIdle);
  for (const item of document.querySelectorAll<HTMLElement>('main li[data-person]')) {
    await new Promise((rested) => setTimeout(rested));
    keepInPlace(() => {
      item.style.contentVisibility = 'visible';
    });
  }
  document.documentElement.dataset.laidOut = '';
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What makes the app hear of a field that was changed before it ran. */
function changeOf(field: Field): (() => void)[] {
  if (field instanceof HTMLSelectElement) return chosen(field);
  if (field.type === 'file') return field.value ? [() => tell(field, 'change')] : [];
  if (isTick(field)) return ticked(field);
  const { value, defaultValue } = field;
  return value === defaultValue ? [] : [() => type(field, value)];
}

/** A part of the page that React takes up late (Suspense) is taken up at an event it answers; before that it misses changes. */
const wake = (field: Field) => field.dispatchEvent(new Event('textInput', { bubbles: true }));

const isTick = (field: Field): field is HTMLInputElement => ['checkbox', 'radio'].includes(field.type);

function ticked(field: HTMLInputElement): (() => void)[] {
  const { checked, defaultChecked, type } = field;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return [];
  return [
    () => {
      wake(field);
      field.checked = !checked;
      field.click();
    },
  ];
}

function chosen(field: HTMLSelectElement): (() => void)[] {
  const { value, selectedIndex, options } = field;
  const before = [...options].findIndex((option) => option.defaultSelected);
  if (selectedIndex === Math.max(before, 0)) return [];
  return [
    () => {
      wake(field);
      field.value = value;
      tell(field, 'change');
    },
  ];
}

/** React hears of a value only if it is not the one that it set last. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  wake(field);
  field.value = '';
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  tell(field, 'input');
}

let telling = false;

/**
 * What a program fills into a part that React takes up late comes before anybody else can wake it: React then takes the new value for
 * the one it had set, and misses the change. It is told again.
 */
function hearLate({ target }: Event): void {
  if (telling || !isText(target) || isTakenUp(target)) return;
  telling = true;
  type(target, target.value);
  telling = false;
}

const NO_TEXT = ['checkbox', 'radio', 'file'];

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !NO_TEXT.includes(target.type));

/** React keeps a property of its own on each control. */
const isTakenUp = (field: Field) => Object.hasOwn(field, 'value');

const tell = (field: Field, event: 'input' | 'change') =>
  field.dispatchEvent(new Event(event, { bubbles: true }));

/** Now the whole page is laid out (app.css). What is in view stays where it is: it may be under a finger that is down. */
function keepInPlace(change: () => void): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  const after = seen?.getBoundingClientRect().top ?? 0;
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
}
