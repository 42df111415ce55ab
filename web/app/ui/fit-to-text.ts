/**
 * The `ref` of what holds a text area: lets it grow with its text where the browser does not (`field-sizing`, unknown to
 * Safari), until it is dragged to a height of one's own.
 */
export function fitToText(frame: HTMLElement | null): (() => void) | undefined {
  const area = frame?.querySelector('textarea');
  if (!area || CSS.supports('field-sizing', 'content')) return undefined;
  let fitted = '';
  const fit = () => {
    if (area.style.height !== fitted) return;
    area.style.height = '';
    // The height of the text is told without the borders.
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    fitted = area.style.height;
  };
  fit();
  onValueSet(area, fit);
  area.addEventListener('input', fit);
  // A text takes other lines in another width.
  const observer = new ResizeObserver(fit);
  observer.observe(area);
  return () => observer.disconnect();
}

/** Forms put values into their controls, and no event tells of it. */
function onValueSet(area: HTMLTextAreaElement, listener: () => void): void {
  // React keeps a property of its own on each control.
  const value =
    Object.getOwnPropertyDescriptor(area, 'value') ??
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  Object.defineProperty(area, 'value', {
    ...value,
    configurable: true,
    set(text: string) {
      value?.set?.call(area, text);
      listener();
    },
  });
}
