/** The whole address of a page of the web app; of the link in an email with the token that says whose it is. */
export function pageUrl(publicUrl: URL, page: `/${string}`, token?: string): string {
  const url = new URL(page, publicUrl);
  if (token !== undefined) url.searchParams.set('token', token);
  return url.href;
}
