/** How somebody likes the pages in this browser: kept in cookies, so that the server can make them so. */
export const choices = { theme: ['light', 'dark'], sidebar: ['collapsed'], keys: ['off'] } as const;

type Name = keyof typeof choices;
export type Choice<Of extends Name> = (typeof choices)[Of][number] | undefined;

const A_YEAR_S = 365 * 24 * 60 * 60;

/** What a request or the browser says of a choice; nothing where it is as usual. */
export function choiceIn<Of extends Name>(cookies: string | null, name: Of): Choice<Of> {
  const kept = cookies?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return choices[name].find((value) => kept === `${name}=${value}`);
}

export function keepChoice<Of extends Name>(name: Of, value: Choice<Of>): void {
  const kept = `${name}=${value ?? ''}; path=/; samesite=lax; max-age=${value ? A_YEAR_S : 0}`;
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store yet.
  document.cookie = kept;
}

/** Former releases kept choices in local storage. */
export function takeOverChoices(): void {
  for (const name of ['theme', 'sidebar'] as const) {
    try {
      const former = localStorage.getItem(name);
      if (former === null) continue;
      localStorage.removeItem(name);
      const value = choices[name].find((one) => one === former);
      if (value && !choiceIn(document.cookie, name)) keepChoice(name, value);
      if (name === 'theme' && value) document.documentElement.dataset.theme = value;
    } catch {
      // Storage is switched off: nothing was kept.
    }
  }
}
