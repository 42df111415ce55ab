import { AmpMark } from '../../ui/amp-mark.tsx';
import { Card } from '../../ui/card.tsx';

const notes = [
  {
    title: 'Talk about hours before equity',
    text: 'People often find out too late that one meant evenings and weekends, the other full time. Say your number first.',
  },
  {
    title: 'Build one small thing together',
    text: 'A weekend on a landing page or a spreadsheet shows more of how someone works than three long calls.',
  },
  {
    title: 'Name what would make you leave',
    text: 'An illness at home, a year without pay, a sale. A sentence each, written down, while you still like each other.',
  },
];

/** Advice from people who have been through it; the same for everybody. */
export function Highlights() {
  return (
    <Card as="section" aria-labelledby="highlights-title" className="relative overflow-hidden p-5 sm:p-6">
      <AmpMark className="pointer-events-none absolute -end-8 -bottom-10 size-44 text-sunken" />
      <div className="relative">
        <h2 id="highlights-title" className="text-xl">
          Community highlights
        </h2>
        <ul className="mt-4 flex flex-col gap-5">
          {notes.map(({ title, text }) => (
            <li key={title} className="border-s-3 border-accent ps-3.5">
              <h3 className="text-lg leading-snug">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
