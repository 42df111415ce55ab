/** A small turning ring in the colour of the text around it; the text beside it says what is going on. */
export function Spinner() {
  return (
    <svg
      className="size-5 shrink-0 animate-spin motion-reduce:animate-none"
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
