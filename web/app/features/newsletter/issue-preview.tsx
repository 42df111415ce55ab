import { brand } from '@ampersand/contract/brand';
import { issueParts } from '@ampersand/contract/issue-text';
import type { WholeIssue } from '@ampersand/contract/issues';
import { Card } from '../../ui/card.tsx';

/** As the small print below the email says it. */
const because = {
  SUBSCRIBERS: {
    why: `You get this email because you subscribed to the ${brand.name} newsletter.`,
    label: 'Unsubscribe',
  },
  WAITLIST: {
    why: `You get this email because you asked for a place on the ${brand.name} waitlist.`,
    label: 'Leave the waitlist',
  },
  MEMBERS: {
    why: `You get this email because you have an account at ${brand.name}. It concerns every member, so it comes whichever emails you have switched off.`,
    label: 'Your account',
  },
};

/** How the email of an issue looks. */
export function IssuePreview({ audience, subject, text }: Pick<WholeIssue, 'audience' | 'subject' | 'text'>) {
  const parts = issueParts(text);
  return (
    <Card as="section" aria-labelledby="preview" className="p-5 sm:p-7">
      <h2 id="preview" className="text-xl">
        How it looks in an inbox
      </h2>
      <p dir="auto" className="mt-2 text-start font-semibold wrap-anywhere">
        {subject.trim() || 'No subject yet'}
      </p>
      <div className="mx-auto mt-4 flex max-w-xl flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-8">
        <p className="text-lg text-primary">
          <span className="font-display text-2xl font-semibold italic">{brand.mark}</span> {brand.name}
        </p>
        <p>Hello,</p>
        {parts.map((part, number) =>
          typeof part === 'string' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place.
            <p key={number} dir="auto" className="text-start wrap-anywhere">
              {part}
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <p key={number}>
              <a
                href={part.link}
                target="_blank"
                rel="noreferrer"
                className="inline-block rounded-control bg-primary px-5 py-3 text-on-primary wrap-anywhere"
              >
                {part.label}
              </a>
            </p>
          ),
        )}
      </div>
      <p className="mx-auto mt-4 max-w-xl text-sm text-muted">
        {because[audience].why} <span className="underline">{because[audience].label}</span>
      </p>
    </Card>
  );
}
