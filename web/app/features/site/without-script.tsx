import { brand } from '@ampersand/contract/brand';

/** In place of what cannot work without JavaScript: the way that does. */
export function WithoutScript() {
  return (
    <noscript>
      This needs JavaScript. Without it, write to{' '}
      <a href={`mailto:${brand.supportEmail}`} className="text-link">
        {brand.supportEmail}
      </a>
      .
    </noscript>
  );
}
