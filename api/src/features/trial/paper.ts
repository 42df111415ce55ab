import { brand } from '@ampersand/contract/brand';
import { FORMER_MEMBER } from '@ampersand/contract/called';
import { partsIn } from '@ampersand/contract/trial/text';
import { momentText } from '../../lib/dates.ts';
import { type PdfBlock, renderPdf } from '../../lib/pdf/pdf.ts';
import type { OwnTrialRow } from './queries.ts';

export const TRIAL_FILE = 'trial-agreement.pdf';

/** A signed trial as a document: the text as it was signed, and who signed it when. */
export async function trialPdf(row: OwnTrialRow): Promise<Buffer> {
  return renderPdf({
    title: 'A trial of working together',
    blocks: blocksOf(row),
    footer: brand.name,
  });
}

function blocksOf({ trial, isFounder, ownSignature, otherSignature, isFirst }: OwnTrialRow): PdfBlock[] {
  const { id, text, hash, firstSignedAt, signedAt } = trial;
  const own = [ownSignature ?? FORMER_MEMBER, isFounder ? 'founder' : 'applicant'].join(', ');
  const other = [otherSignature ?? FORMER_MEMBER, isFounder ? 'applicant' : 'founder'].join(', ');
  return [
    { kind: 'title', text: 'A trial of working together' },
    ...partsIn(text).flatMap(({ heading, lines }): PdfBlock[] => [
      { kind: 'heading', text: heading },
      ...lines.map((line) => ({ kind: 'text', text: line }) as const),
    ]),
    { kind: 'heading', text: 'Signed' },
    {
      kind: 'table',
      head: ['Name, as it was typed', 'When'],
      rows: [
        [isFirst ? own : other, momentText(firstSignedAt)],
        [isFirst ? other : own, momentText(signedAt)],
      ],
    },
    {
      kind: 'note',
      text: 'This is what two people agreed on for a trial, in plain words. It is not legal advice: where it counts, have a lawyer look at it.',
    },
    {
      kind: 'note',
      text: `Both signed the same text on ${brand.name}. Its SHA-256: ${hash}. Agreement ${id}`,
    },
  ];
}
