import { AmpMark } from '../../ui/amp-mark.tsx';

type Mark = 'filled' | 'half' | 'empty';

const words: Record<Mark, string> = { filled: 'Fits', half: 'Partly fits', empty: 'Does not fit' };

const rows: readonly { label: string; wish: string; offer: string; mark: Mark }[] = [
  { label: 'Skills', wish: 'Firmware and sensors', offer: 'Four years of low-power loggers', mark: 'filled' },
  {
    label: 'Hours',
    wish: 'Full time from spring',
    offer: 'Full time, after two months of notice',
    mark: 'filled',
  },
  { label: 'Equity', wish: '10 to 15 per cent', offer: 'Hopes for 15 to 20', mark: 'half' },
  { label: 'Place', wish: 'Pune, two days a week', offer: 'Lives in Pune', mark: 'filled' },
];

/** One direction of a match, line by line, as the product shows it. */
export function ExampleFit() {
  return (
    <figure className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <span className="font-display text-lg">What you are looking for, and what Rohan offers</span>
        <span className="text-sm whitespace-nowrap text-muted">An example</span>
      </figcaption>
      <ul className="divide-y divide-line">
        {rows.map(({ label, wish, offer, mark }) => (
          <li key={label} className="flex gap-3.5 py-3 last:pb-0">
            <Dot mark={mark} />
            <div className="min-w-0 flex-1">
              <p className="flex justify-between gap-3">
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-muted">{words[mark]}</span>
              </p>
              <p className="text-sm">
                {wish} <AmpMark className="mx-0.5 inline size-3.5 align-baseline text-accent-ink" />
                <span className="sr-only">and</span> {offer}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The word beside it says the same. */
function Dot({ mark }: { mark: Mark }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.75 size-5 shrink-0 text-primary">
      {mark === 'filled' && <circle cx="10" cy="10" r="8.5" fill="currentColor" />}
      {mark === 'half' && <path d="M10 1.5a8.5 8.5 0 0 0 0 17z" fill="currentColor" />}
      <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
