import { brand } from '@ampersand/contract/brand';
import { DAY_MS } from '@ampersand/contract/time';
import type { Config } from '../../config.ts';
import { besides } from '../../http/besides.ts';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Where to report a weakness (RFC 9116); valid for half a year from today on, whenever that is. */
export function securityTxt({ publicUrl }: Config, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(besides.securityTxt.path, publicUrl).href}`,
    '',
  ].join('\r\n');
}
