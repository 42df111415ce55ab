import { brand } from '@ampersand/contract/brand';
import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { EquityTerms } from '@ampersand/contract/equity';
import { foundingStage, partsOf, totalOf } from '@ampersand/contract/equity/cap-table';
import { addMonths, monthsOf, vestedAfter } from '@ampersand/contract/equity/vesting';
import { countOf, percentOf, vestingSentences } from '@ampersand/contract/equity/words';
import { dayText } from '../../lib/dates.ts';
import { type PdfBlock, renderPdf } from '../../lib/pdf/pdf.ts';
import type { OwnAgreementRow } from './queries.ts';
import { termsFor } from './rules.ts';

export const AGREEMENT_FILE = 'equity-agreement.pdf';

const dayOf = (day: string) => dayText(new Date(`${day}T00:00:00Z`));
const EVERY_MONTHS = 6;

interface Agreement {
  readonly id: string;
  /** Of the first of the two names. */
  readonly terms: EquityTerms;
  readonly names: { readonly own: string; readonly other: string };
  readonly proposedAt: Date;
  readonly acceptedAt: Date;
}

/** What two agreed on, as a document. */
export function agreementPdf({ agreement, isFirst, ownName, otherName }: OwnAgreementRow): Promise<Buffer> {
  const names = { own: ownName, other: otherName ?? FORMER_MEMBER };
  const { id, proposedAt, acceptedAt } = agreement;
  const terms = termsFor(agreement, isFirst);
  return renderPdf({
    title: `How ${names.own} and ${names.other} divide their startup`,
    blocks: blocksOf({ id, terms, names, proposedAt, acceptedAt }),
    footer: brand.name,
  });
}

function blocksOf({ id, terms, names, proposedAt, acceptedAt }: Agreement): PdfBlock[] {
  const stage = foundingStage({ first: terms.yours, pool: terms.pool });
  const nameOf = { FIRST: names.own, SECOND: names.other, POOL: 'Option pool' } as const;
  const parts = partsOf(stage);
  const held = stage.holdings.map(({ holder, shares }, index) => [
    nameOf[holder as keyof typeof nameOf],
    percentOf(parts[index] ?? 0),
    countOf(shares),
  ]);
  return [
    { kind: 'title', text: 'How we divide our startup' },
    { kind: 'text', text: `Between ${names.own} and ${names.other}` },
    {
      kind: 'text',
      text: `Proposed on ${dayText(proposedAt)}, accepted by both on ${dayText(acceptedAt)} on ${brand.name}.`,
    },
    { kind: 'heading', text: 'Shares' },
    {
      kind: 'table',
      head: ['Who', 'Of the company', 'Shares'],
      rows: [...held, ['Together', '100.00%', countOf(totalOf(stage))]],
    },
    {
      kind: 'text',
      text: `Of what the two divide, ${percentOf(terms.yours)} is for ${names.own} and ${percentOf(10_000 - terms.yours)} for ${names.other}.`,
    },
    { kind: 'heading', text: 'Vesting' },
    ...vestingSentences(terms.vesting, dayOf).map((text) => ({ kind: 'text', text }) as const),
    { kind: 'table', head: ['On', names.own, names.other], rows: vestingRows(terms) },
    {
      kind: 'note',
      text: 'This notes what two people agreed on. It is not legal or tax advice and issues no shares: have a lawyer write it into the papers of your company, and ask about tax before the shares are issued.',
    },
    { kind: 'note', text: `Agreement ${id}` },
  ];
}

/** What has vested at the start, at the cliff and every half year, as a table has it. */
function vestingRows({ yours, vesting }: EquityTerms): string[][] {
  const { holdings } = foundingStage({ first: yours, pool: 0 });
  const all = monthsOf(vesting);
  const halves = Array.from({ length: all / EVERY_MONTHS + 1 }, (_, index) => index * EVERY_MONTHS);
  const months = [...new Set([...halves, vesting.cliffMonths])].sort((one, other) => one - other);
  return months.map((after) => [
    dayOf(addMonths(vesting.startsOn, after)),
    ...holdings.map(({ shares }) => countOf(vestedAfter(shares, vesting, after))),
  ]);
}
