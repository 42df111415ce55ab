import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One occupation of O*NET, U.S. Department of Labor (CC BY 4.0). */
export interface Trade {
  /** O*NET-SOC code, such as `15-1252.00`. */
  readonly code: string;
  /** Plural, such as `Software Developers`. */
  readonly title: string;
  /** What else people call it, in the singular. */
  readonly titles: readonly string[];
  /** Sentences that begin with a verb, at most 150 characters. */
  readonly tasks: readonly string[];
  /** Products used at work that tell the trade from others, and what kind of thing they are. */
  readonly tools: readonly string[];
  readonly kinds: readonly string[];
  /** Codes of occupations like it, and how like, 0-1. */
  readonly kin: ReadonlyMap<string, number>;
}

const KINSHIP: Readonly<Record<string, number>> = {
  'Primary-Short': 0.6,
  'Primary-Long': 0.45,
  Supplemental: 0.3,
};
const SAME_GROUP = 0.3;
const SAME_FIELD = 0.1;
/** How many characters of a code name its group, such as `17-205`. */
const GROUP = 6;
const LONGEST_TASK = 150;
/** Of the products that a trade uses, so many are kept: those that fewest other trades use. */
const TELLING = 12;

/** Reads occupations by code from a folder of O*NET text tables. */
export async function readTrades(folder: string, codes: readonly string[]): Promise<Map<string, Trade>> {
  const table = async (file: string) => {
    const text = await readFile(join(folder, `${file}.txt`), 'utf8');
    const rows = text.split(/\r?\n/).slice(1).filter(Boolean);
    return Map.groupBy(
      rows.map((row) => row.split('\t')),
      ([code = '']) => code,
    );
  };
  const [occupations, titles, tasks, tools, related] = await Promise.all(
    [
      'Occupation Data',
      'Alternate Titles',
      'Task Statements',
      'Technology Skills',
      'Related Occupations',
    ].map(table),
  );
  const column = (of: Map<string, string[][]> | undefined, code: string, at: number) => [
    ...new Set((of?.get(code) ?? []).flatMap((row) => row[at] ?? [])),
  ];
  const rare = (of: Map<string, string[][]> | undefined, at: number) => {
    const users = Map.groupBy(
      codes.flatMap((code) => column(of, code, at)),
      (name) => name.replace(/ software$/, ''),
    );
    return (code: string, longest: number) =>
      column(of, code, at)
        .map((name) => name.replace(/ software$/, ''))
        .filter((name) => name.length <= longest)
        .sort((a, b) => (users.get(a)?.length ?? 0) - (users.get(b)?.length ?? 0))
        .slice(0, TELLING);
  };
  const [toolsOf, kindsOf] = [rare(tools, 1), rare(tools, 3)];
  return new Map(
    codes.map((code) => {
      const [title] = column(occupations, code, 1);
      if (title === undefined) throw new Error(`${folder} knows no occupation ${code}.`);
      const kin = (related?.get(code) ?? []).map(
        ([, other = '', tier = '']) => [other, KINSHIP[tier] ?? 0] as const,
      );
      return [
        code,
        {
          code,
          title,
          titles: column(titles, code, 1).filter((name) => !/[(/,]/.test(name)),
          tasks: column(tasks, code, 2)
            .filter((task) => task.length <= LONGEST_TASK)
            .map((task) => task.replace(/\.$/, '')),
          tools: toolsOf(code, 40),
          kinds: kindsOf(code, 60),
          kin: new Map(kin),
        },
      ];
    }),
  );
}

/** How alike two occupations are, 0-1: 1 for the same, then by the lists of O*NET, then by the group of their codes. */
export function kinship(one: Trade, other: Trade): number {
  if (one.code === other.code) return 1;
  const group = one.code.slice(0, GROUP) === other.code.slice(0, GROUP) ? SAME_GROUP : 0;
  const field = one.code.slice(0, 2) === other.code.slice(0, 2) ? SAME_FIELD : 0;
  return Math.max(group, field, one.kin.get(other.code) ?? 0, other.kin.get(one.code) ?? 0);
}
