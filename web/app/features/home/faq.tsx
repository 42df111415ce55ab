import { brand } from '@ampersand/contract/brand';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
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
          {faq.map((entry) => (
            <Entry key={entry.question} {...entry} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Those of one name close each other. */
function Entry({ question, answer }: (typeof faq)[number]) {
  return (
    <details name="faq" className="group border-t border-line">
      <summary className="flex min-h-16 items-center justify-between gap-6 py-4 transition-colors hover:text-primary">
        <h3 className="text-xl">{question}</h3>
        <Plus
          className="size-6 shrink-0 text-primary transition-transform group-open:rotate-45"
          aria-hidden="true"
        />
      </summary>
      <p className="measure pe-10 pb-6 text-muted">{withLinks(answer)}</p>
    </details>
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
