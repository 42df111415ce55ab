import type { NeedCover } from '../score/pair.ts';
import type { Score } from '../score/score.ts';
import { needsOf } from './facts.ts';
import * as said from './said.ts';
import type { Scene } from './scene.ts';
import { type Mark, NOT_SAID, type WhyLine } from './why-line.ts';

/** How near the brief must come where no need is named one by one. */
const BRIEF = { met: 0.3, not: -0.35 } as const;

/** Lines on the skills a founder needs: every need is named, as met, met in part or missing. */
export function skillLines(scene: Scene, score: Score): WhyLine[] {
  const offer = said.skills(scene);
  const wish = said.skillsNeeded(scene);
  const { needs } = scene.pair;
  if (offer === undefined || needs.length === 0)
    return [
      {
        label: 'Skills',
        wish: allNeeds(scene) ?? wish ?? NOT_SAID,
        offer: offer ?? NOT_SAID,
        ...byBrief(score, offer),
      },
    ];
  const { met, partly, missing, unknown } = needsOf(scene);
  const unread = (scene.founder.founderPreference?.skillsNeeded ?? []).filter(
    (text) => !needs.some(({ need }) => need.text === text.trim()),
  );
  const line = (
    label: string,
    wishes: readonly string[],
    offers: string,
    mark: Mark,
    known = true,
  ): WhyLine[] =>
    wishes.length === 0 ? [] : [{ label, wish: wishes.join(', '), offer: offers, mark, known }];
  const brought = (covers: readonly NeedCover[]) =>
    [...new Set(covers.flatMap(({ offer: own }) => own?.text ?? []))].join(', ') || offer;
  return [
    ...line('Skills', textsOf(met), brought(met), 'FILLED'),
    ...line('Skills in part', textsOf(partly), brought(partly), 'HALF'),
    ...line('Skills missing', textsOf(missing), offer, 'EMPTY'),
    ...line('Skills not compared', [...textsOf(unknown), ...unread], offer, 'EMPTY', false),
  ];
}

const textsOf = (covers: readonly NeedCover[]) => covers.map(({ need }) => need.text);

/** Every need in full, however many. */
function allNeeds({ founder, pair }: Scene): string | undefined {
  const written = founder.founderPreference?.skillsNeeded ?? [];
  const needs = written.length > 0 ? written : pair.needs.map(({ need }) => need.text);
  return needs.length > 0 ? needs.join(', ') : undefined;
}

function byBrief({ founder }: Score, offer: string | undefined): Pick<WhyLine, 'mark' | 'known'> {
  const value = founder.contributions.find(({ name }) => name === 'brief')?.value;
  if (value === undefined || offer === undefined) return { mark: 'EMPTY', known: false };
  return { mark: value >= BRIEF.met ? 'FILLED' : value > BRIEF.not ? 'HALF' : 'EMPTY', known: true };
}
