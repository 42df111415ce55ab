/** The name that this machine has for a time zone (`Asia/Kolkata`); undefined for what is none. Zones have names: `+05:30` is one of thousands. */
export function zoneOf(name: string): string | undefined {
  if (!/^[a-z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Names that some machines still have for what is called otherwise today. */
const TODAY: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** A time zone in a sentence: `Kolkata time`, `UTC`. */
export function zoneText(zone: string): string {
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return place === 'UTC' ? place : `${TODAY[place] ?? place} time`;
}
