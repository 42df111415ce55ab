import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

interface OutsideLinkProps {
  /** As somebody typed it: what is no http or https is not shown. */
  address: string | null;
  /** What is shown of it. */
  children: (url: URL) => ReactNode;
}

/** A link that a member gave to a page elsewhere. What somebody typed is never run. */
export function OutsideLink({ address, children }: OutsideLinkProps) {
  const url = address !== null && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="text-link inline-flex max-w-full items-center gap-1.5 py-1"
    >
      <span className="truncate">{children(url)}</span>
      <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

export const hostOf = ({ host }: URL) => host.replace(/^www\./, '');
