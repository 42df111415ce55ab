import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a move inside the app, what a page load would do for screen readers: say the title, start in `#main`. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  // The title and the new page are in the document only after React has written them.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
