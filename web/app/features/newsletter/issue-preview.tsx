import { brand } from '@ampersand/contract/brand';
import { issueParts } from '@ampersand/contract/issue-text';
import { Card } from '../../ui/card.tsx';

/** How the email of an issue looks. */
export function IssuePreview({ subject, text }: { subject: string; text: string }) {
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
        You get this email because you subscribed to the {brand.name} newsletter.{' '}
        <span className="underline">Unsubscribe</span>
      </p>
    </Card>
  );
}
