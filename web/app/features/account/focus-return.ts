/**
 * A button that is disabled while its work runs loses the focus. Called before, answers what gives the focus back
 * afterwards, if the button is still there and nothing else has taken it.
 */
export function rememberFocus(): () => void {
  const { activeElement } = document;
  return () => {
    requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && activeElement instanceof HTMLElement) activeElement.focus();
    });
  };
}
