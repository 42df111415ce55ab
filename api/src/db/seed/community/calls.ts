import type { CallWay } from '@ampersand/contract/calls/times';

export interface PlannedCall {
  /** So many days ahead, at a time of day (UTC). */
  readonly starts: readonly (readonly [inDays: number, time: string])[];
  readonly minutes: number;
  readonly way: CallWay;
  readonly note: string;
  readonly suggesterZone: string;
}

const [PUNE, NAIROBI] = ['Asia/Kolkata', 'Africa/Nairobi'];

/** What Joseph Mwangi Kariuki suggests: tomorrow at ten in Pune, as he has written, or one of the days after. */
export const suggestedCall: PlannedCall = {
  starts: [
    [1, '04:30'],
    [2, '04:30'],
    [3, '13:00'],
  ],
  minutes: 30,
  way: 'LINK',
  note: 'The four screens, one trip from the store to the village and back.',
  suggesterZone: NAIROBI,
};

/** What Meera Kulkarni has suggested, and he has agreed on. */
export const arrangedCall = {
  starts: [[6, '13:30']],
  minutes: 45,
  way: 'PHONE',
  note: 'What the nurses at the two health posts say. Every complaint, unsoftened.',
  suggesterZone: PUNE,
  accepterZone: NAIROBI,
} as const satisfies PlannedCall & { readonly accepterZone: string };
