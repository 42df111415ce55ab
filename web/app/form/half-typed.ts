/** Said at a date of which only a part is typed. */
export const HALF_TYPED = 'Please enter the full date: day, month and year';

/** Names of the dates on the screen of which only a part is typed: such a control says that it is empty. */
export function halfTypedDates(): string[] {
  return Array.from(document.querySelectorAll<HTMLInputElement>('input[type="date"]'))
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => name);
}
