/** Text that the build made from Markdown without raw HTML (scripts/content): the only HTML that goes in as it is. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from files of this repository.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
