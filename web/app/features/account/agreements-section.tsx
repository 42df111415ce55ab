import { FORMER_MEMBER } from '@ampersand/contract/called';
import { apiUrl } from '../../api.ts';
import type { Attempt } from '../../page/attempt.ts';
import { weekdayOf } from '../../page/dates.ts';
import { PartError } from '../../page/part-error.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import type { Agreed } from './agreements.ts';

/**
 * What the member agreed on with others, with the days of the papers; here also where there is no way to the conversation any
 * more.
 */
export function AgreementsSection({ agreements }: { agreements: Attempt<readonly Agreed[]> }) {
  if (agreements.ok && agreements.value.length === 0) return null;
  return (
    <AccountSection
      title="What you have agreed on"
      about="It stays yours, also once a connection has ended, is blocked, or the other has left."
    >
      {!agreements.ok && <PartError title="This list did not load" error={agreements.error} />}
      {agreements.ok && (
        <ul className="flex flex-col divide-y divide-line">
          {agreements.value.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5 first:pt-0">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold wrap-anywhere">
                  {each.what}, with <bdi>{each.with ?? FORMER_MEMBER}</bdi>
                </p>
                <p className="text-sm text-muted">
                  {weekdayOf(each.at, 'UTC')}
                  {!each.holds && ', replaced since'}
                </p>
              </div>
              <a href={apiUrl(each.path)} download className={buttonClass({ size: 'sm' })}>
                PDF<span className="sr-only"> of what you agreed on with {each.with ?? FORMER_MEMBER}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
