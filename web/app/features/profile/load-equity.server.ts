import { type Call, CallFailed } from '../../loading.server.ts';
import type { You } from '../../page/you.ts';

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** Others are told a figure and nothing else as a figure, and any other answer as it was written. */
const FIGURE_ALONE = new RegExp(String.raw`^\s*${NUMBER}(?:\s*%?\s*(?:-|–|to)\s*${NUMBER})?\s*%\s*$`);
const closedUp = (_: string, low: string, high?: string) => (high ? `${low}–${high}%` : `${low}%`);

/** What a founder's own preferences say of equity: it is what others read. Undefined where the figure of the company holds. */
export async function loadOwnEquity(
  call: Call,
  { id, role }: Pick<You, 'id' | 'role'>,
): Promise<string | undefined> {
  if (role !== 'FOUNDER') return undefined;
  try {
    const { data } = await call('GET /preference/founder/{userId}', { params: { userId: id } });
    return data.equityOffered?.replace(FIGURE_ALONE, closedUp) || undefined;
  } catch (error) {
    if (error instanceof CallFailed && error.failure.code === 'not_found') return undefined;
    throw error;
  }
}
