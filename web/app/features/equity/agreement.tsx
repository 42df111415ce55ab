import type { EquityAgreement } from '@ampersand/contract/equity';
import { foundingStage, partsOf } from '@ampersand/contract/equity/cap-table';
import { csvOf } from '@ampersand/contract/equity/csv';
import { percentOf } from '@ampersand/contract/equity/words';
import { agreementPath } from '@ampersand/contract/path';
import { Download } from 'lucide-react';
import { apiUrl } from '../../api.ts';
import { dayOf } from '../../page/dates.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { TermsList } from './terms-list.tsx';
import { holderName } from './words.ts';

interface AgreementProps {
  holds: EquityAgreement;
  earlier: readonly EquityAgreement[];
  called: string;
}

/** What both accepted, to keep. */
export function Agreement({ holds, earlier, called }: AgreementProps) {
  return (
    <section aria-labelledby="agreement-title">
      <h2 id="agreement-title" className="text-2xl">
        What you agreed on
      </h2>
      <p className="mt-1 mb-4 text-muted">Accepted by both of you on {dayOf(holds.acceptedAt, 'UTC')}.</p>
      <Card>
        <TermsList terms={holds.terms} called={called} />
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <a href={apiUrl(agreementPath(holds.id))} download className={buttonClass()}>
            <Download className="size-4.5" aria-hidden="true" /> PDF
          </a>
          <Button onClick={() => saveFile(csvFile(tableOf(holds, called)), 'equity.csv')}>
            <Download className="size-4.5" aria-hidden="true" /> CSV
          </Button>
        </div>
      </Card>
      {earlier.length > 0 && (
        <Disclosure label={`What it replaced (${earlier.length})`} className="mt-4">
          <ul className="mt-2 flex flex-col divide-y divide-line">
            {earlier.map(({ id, terms, acceptedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <span>
                  {percentOf(terms.yours)} for you, accepted on {dayOf(acceptedAt, 'UTC')}
                </span>
                <a
                  href={apiUrl(agreementPath(id))}
                  download
                  className="py-2 font-medium text-primary underline"
                >
                  PDF
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

export const csvFile = (rows: Parameters<typeof csvOf>[0]) =>
  new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });

function tableOf({ terms }: EquityAgreement, called: string) {
  const stage = foundingStage({ first: terms.yours, pool: terms.pool });
  const parts = partsOf(stage);
  return [
    ['Holder', 'Percent of the company', 'Shares'],
    ...stage.holdings.map(({ holder, shares }, index) => [
      holderName(holder, called),
      (parts[index] ?? 0) / 100,
      shares,
    ]),
  ];
}
