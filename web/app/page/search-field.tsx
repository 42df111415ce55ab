import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface SearchFieldProps {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  /** What the address asks for. */
  asked: string | undefined;
  /** The address without it. */
  cleared: string;
}

/** The field of a search that stands in the address. It stays when that changes, and the focus with it. */
export function SearchField({ id, name, label, placeholder, asked, cleared }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  // The browser has what is typed. What was typed before the page came to life is no former address.
  useEffect(() => {
    if (field.current && shown.current !== asked) field.current.value = asked ?? '';
    shown.current = asked;
  }, [asked]);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
      <input
        ref={field}
        id={id}
        type="search"
        name={name}
        defaultValue={asked}
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="search"
        dir="auto"
        className="control ps-10! pe-11! [&::-webkit-search-cancel-button]:hidden"
      />
      {asked && (
        <Link
          to={cleared}
          preventScrollReset
          aria-label="Clear the search"
          onClick={() => field.current?.focus()}
          className="absolute end-1 top-1/2 inline-flex size-9 -translate-y-1/2 items-center justify-center rounded-control hover:bg-sunken"
        >
          <X className="size-4.5" aria-hidden="true" />
        </Link>
      )}
    </>
  );
}
