/** As `ref` of what takes the place of the thing that had the focus; give the element `tabIndex={-1}`. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
