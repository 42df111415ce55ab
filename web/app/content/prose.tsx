import { clsx } from 'clsx';

/** Text that the build made from Markdown without raw HTML (scripts/content): the only HTML that goes in as it is. */
export function Prose({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from files of this repository.
  return <div className={clsx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
