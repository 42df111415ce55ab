import type { Place } from '@ampersand/contract/matchings';
import type { Question } from '@ampersand/contract/questions';
import { listed, subjectOf } from './wording.ts';

/** Where somebody stands for a reader. */
export type Whereabouts =
  | {
      readonly state: 'LISTED';
      readonly place: number;
      readonly total: number;
      readonly gap: string | undefined;
    }
  /** `unmet` are must-haves of the reader that count; none where too little fits. */
  | { readonly state: 'LEFT_OUT'; readonly unmet: readonly Question[] }
  | { readonly state: 'PASSED' | 'AWAY' | 'HIDDEN' | 'BEYOND' };

/** Sizes of a list that its sentences name. */
export interface ListSizes {
  /** People who are put in order. */
  readonly pool: number;
  /** Who misses a must-have, or fits too little, is left out of lists that are longer. */
  readonly short: number;
  /** Who has long been away is left out of lists that are longer. */
  readonly shortest: number;
  /** The shown score below which too little fits, in points. */
  readonly floor: number;
}

/** Says where somebody stands in the reader's list, or why they do not. */
export function placeWords(where: Whereabouts, sizes: ListSizes): Place {
  const { state } = where;
  return { state, place: state === 'LISTED' ? where.place : null, why: sentencesOn(where, sizes) };
}

function sentencesOn(where: Whereabouts, { pool, short, shortest, floor }: ListSizes): string[] {
  switch (where.state) {
    case 'LISTED':
      return listedWords(where);
    case 'PASSED':
      return ['You passed on them, so they are left out of your list.'];
    case 'LEFT_OUT':
      return where.unmet.length > 0
        ? [
            `They do not meet your ${where.unmet.length === 1 ? 'must-have' : 'must-haves'} on ${listed(where.unmet.map(subjectOf))}.`,
            `As long as ${short} others do, anybody who does not is left out of your list.`,
          ]
        : [
            'Too little of what you two wrote fits.',
            `As long as ${short} others fit better, anybody below ${floor}% is left out of your list.`,
          ];
    case 'AWAY':
      return [
        'They were last here more than 90 days ago.',
        `Somebody who has been away that long is shown only if fewer than ${shortest} others are left.`,
      ];
    case 'HIDDEN':
      return ['They are in nobody’s list at the moment.'];
    case 'BEYOND':
      return [
        `They are not among the ${pool} people who come closest to what you are looking for, and only those are ranked.`,
      ];
  }
}

function listedWords({ place, total, gap }: Extract<Whereabouts, { state: 'LISTED' }>): string[] {
  if (place === 1)
    return [total === 1 ? 'They are your whole list.' : `They are first of ${total} in your list.`];
  return [
    `They are number ${place} of ${total} in your list.`,
    gap === undefined
      ? 'Nothing you two wrote is at odds: those before them fit better, were here more recently or have been shown less often.'
      : `What fits least: ${gap}`,
  ];
}
