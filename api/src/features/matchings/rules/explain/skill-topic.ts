import type { Suits } from '@ampersand/contract/matchings';
import type { Score } from '../score/score.ts';
import { type Needs, needsOf } from './needs.ts';
import * as said from './said.ts';
import type { Scene } from './scene.ts';
import { suits, type TopicOfTwo } from './topic.ts';
import { listed } from './wording.ts';

/** How near the brief must come where no need is named one by one. */
const BRIEF = { met: 0.3, not: -0.35 } as const;

/** The skills that a founder needs, every one of them, what of them the applicant lacks, and whether these needs suit what the applicant can do. */
export function skillTopic(scene: Scene, score: Score): TopicOfTwo {
  const written = scene.founder.founderPreference?.skillsNeeded ?? [];
  const read = scene.pair.needs.map(({ need }) => need.text);
  const needs = [...read, ...written.filter((text) => !read.includes(text.trim()))];
  const covers = needsOf(scene);
  // First what covers a need: a long list is cut.
  const brought = said.skillsFrom(
    scene,
    covers.met.map(({ offer }) => offer.text),
  );
  const isCompared = brought !== undefined && read.length > 0;
  const cover = isCompared ? coverOf(covers, needs) : { suits: byBrief(score, brought !== undefined) };
  const indifferent = scene.pair.founder.importance.skillsNeeded === 'INDIFFERENT';
  const founder = needs.length > 0 ? needs.join(', ') : said.skillsNeeded(scene);
  return {
    name: 'Skills',
    founder,
    applicant: brought,
    suitsFounder: indifferent ? null : cover.suits,
    suitsApplicant: suits(
      { features: ['wanted'] },
      score.applicant.contributions,
      founder !== undefined && brought !== undefined,
    ),
    ...('note' in cover && !indifferent && { note: cover.note }),
  };
}

function coverOf(
  { met, partly, missing }: Needs,
  needs: readonly string[],
): { suits: Suits; note: string | undefined } {
  const textsOf = (covers: typeof partly) => covers.map(({ need }) => need.text);
  const compared = [...met, ...partly, ...missing];
  const names = textsOf(compared);
  const open = needs.filter((text) => !names.includes(text));
  const parts = [
    ['Only in part', textsOf(partly)],
    ['Missing', textsOf(missing)],
    ['Not compared', open],
  ] as const;
  const told = parts.filter(([, texts]) => texts.length > 0);
  const isAll = told.length === 1 && told[0]?.[1].length === needs.length;
  return {
    suits: suitsBy({ all: compared.length, met: met.length, missing: missing.length }),
    // Where it holds of every need the mark says it.
    note: isAll || told.length === 0 ? undefined : told.map(inWords).join(' '),
  };
}

const inWords = ([title, texts]: readonly [string, readonly string[]]) => `${title}: ${listed(texts)}.`;

function suitsBy({ all, met, missing }: Record<'all' | 'met' | 'missing', number>): Suits {
  if (all === 0) return 'OPEN';
  if (met === all) return 'FITS';
  return missing === all ? 'DOES_NOT_FIT' : 'PARTLY';
}

function byBrief({ founder }: Score, isSaid: boolean): Suits {
  const value = founder.contributions.find(({ name }) => name === 'brief')?.value;
  if (value === undefined || !isSaid) return 'OPEN';
  if (value >= BRIEF.met) return 'FITS';
  return value > BRIEF.not ? 'PARTLY' : 'DOES_NOT_FIT';
}
