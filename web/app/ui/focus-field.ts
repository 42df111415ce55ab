const CONTROL = 'input, select, textarea, button';

/** Focuses the control with this id, or the first one inside the part with this id. @returns whether there is one. */
export function focusField(id: string): boolean {
  const part = document.getElementById(id);
  const control = part?.matches(CONTROL) ? part : part?.querySelector<HTMLElement>(CONTROL);
  control?.focus();
  return Boolean(control);
}

/** Focuses the first control of a form that is marked as wrong, once it is. */
export function focusFault(form: HTMLElement): void {
  setTimeout(() => {
    const fault = form.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = fault?.matches(CONTROL) ? fault : fault?.querySelector<HTMLElement>(CONTROL);
    control?.focus();
  });
}
