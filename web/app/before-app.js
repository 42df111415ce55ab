// What a page does before its app runs; written into every page (root.tsx).

try {
  // Who was signed in when last here goes on from the start page to their dashboard.
  if (location.pathname === '/' && localStorage.getItem('signedIn') === '1') location.replace('/dashboard');

  // Before the first paint: a saved choice of theme wins over the system's.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the start page stays, and the system's theme.
}

// The list that this address asks for in part was built whole: it stays unseen until the app has chosen (app.css).
if (/[?&](q|category)=[^&]/.test(location.search)) document.documentElement.dataset.asks = 'part';

// Zod asks whether it may make code out of text. The content security policy forbids it, and browsers report that even
// though zod takes no for an answer; told before it loads, it does not ask.
globalThis.__zod_globalConfig = { jitless: true };

// What is typed, pressed or sent too early to be answered is kept, and done once the app says that it runs (app-runs.tsx).
{
  /** @type {Map<HTMLInputElement | HTMLTextAreaElement, string>} */
  const typed = new Map();
  /** @type {(() => void) | undefined} */
  let pressed;

  /** @param {Event} event */
  const keep = (event) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      event.preventDefault();
      pressed = () => target.requestSubmit();
    } else if (event.type === 'click' && button?.type === 'button') {
      pressed = () => button.click();
    } else if (event.type === 'click' && target.matches('[type=radio], [type=checkbox]')) {
      event.preventDefault();
      pressed = () => target.click();
    } else if (event.type === 'input') {
      typed.set(target, target.value);
    }
  };

  const events = ['input', 'click', 'submit'];
  for (const name of events) addEventListener(name, keep);
  addEventListener(
    'app-runs',
    () => {
      for (const name of events) removeEventListener(name, keep);
      for (const [field, value] of typed) {
        // React hears of a value only if it is not the one that it set last.
        field.value = '';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      pressed?.();
    },
    { once: true },
  );
}
