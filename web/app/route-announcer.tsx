import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusField } from './ui/focus-field.ts';

/** After a move inside the app, what a page load would do for screen readers: say the title, start in `#main`, or in the field that the address names. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  // The title and the new page are in the document only after React has written them.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    if (!hash || !focusField(hash.slice(1))) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
