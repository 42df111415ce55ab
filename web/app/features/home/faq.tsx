import { brand } from '@ampersand/contract/brand';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { DialogLink } from '../site/dialog-link.tsx';
import { contactDialog } from '../site/open-dialogs.ts';
import { faq } from './faq-entries.ts';

const links = new Map<string, string>([
  [brand.supportEmail, `mailto:${brand.supportEmail}`],
  ['Privacy Policy', paths.privacy],
]);

export function Faq() {
  const [open, setOpen] = useState<number>();
  return (
    <section aria-labelledby="faq" className="border-t border-line">
      <div className="page grid gap-x-16 gap-y-10 py-20 sm:py-28 lg:grid-cols-[1fr_1.6fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="faq" className="max-w-[12ch] text-4xl">
            Do you have questions?
          </h2>
          <p className="mt-4 mb-7 max-w-[34ch] text-lg text-muted">
            If yours is not here, ask us. A person will answer.
          </p>
          <DialogLink {...contactDialog}>CONNECT US</DialogLink>
        </div>
        <div className="border-b border-line">
          {faq.map((entry, index) => (
            <Entry
              key={entry.question}
              {...entry}
              open={open === index}
              onToggle={() => setOpen(open === index ? undefined : index)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface EntryProps {
  question: string;
  answer: string;
  open: boolean;
  onToggle: () => void;
}

function Entry({ question, answer, open, onToggle }: EntryProps) {
  const id = useId();
  return (
    <div className="border-t border-line">
      <h3>
        <button
          type="button"
          id={`${id}-question`}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center justify-between gap-6 py-4 text-start font-display text-xl transition-colors hover:text-primary"
        >
          {question}
          <Plus
            className={clsx('size-6 shrink-0 text-primary transition-transform', open && 'rotate-45')}
            aria-hidden="true"
          />
        </button>
      </h3>
      {/* Without scripts every answer is open. */}
      <section
        id={`${id}-answer`}
        aria-labelledby={`${id}-question`}
        className={clsx(
          'grid transition-[grid-template-rows,visibility] duration-250 noscript:visible noscript:grid-rows-[1fr]',
          open ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
        )}
      >
        <div className="overflow-hidden">
          <p className="measure pe-10 pb-6 text-muted">{withLinks(answer)}</p>
        </div>
      </section>
    </div>
  );
}

/** The same words as in the structured data, with those that lead somewhere as links. */
function withLinks(answer: string): ReactNode[] {
  const phrase = [...links.keys()].find((words) => answer.includes(words));
  const target = phrase && links.get(phrase);
  if (!target) return [answer];
  const [before = '', after = ''] = answer.split(phrase);
  const look = { className: 'text-link', children: phrase };
  const link = target.startsWith('/') ? <Link {...look} to={target} /> : <a {...look} href={target} />;
  return [before, <Fragment key={phrase}>{link}</Fragment>, after];
}
