import { alignmentThemeSchema } from '@ampersand/contract/alignment';
import { data } from 'react-router';
import { loadingFor } from '../../loading.server.ts';

/** One's own answers, and what the two have given each other. */
export const loadAlignment = loadingFor(async ({ call, you, params }) => {
  const connectionId = params.id ?? '';
  const [answers, alignment] = await Promise.all([
    call('GET /alignment/answers'),
    call('GET /connections/{connectionId}/alignment', { params: { connectionId } }),
  ]);
  return { you, connectionId, answers: answers.data, alignment: alignment.data };
});

/** What the page of a theme needs: the theme that the address names. */
export const loadTheme = async (args: Parameters<typeof loadAlignment>[0]) => {
  const theme = alignmentThemeSchema.safeParse(args.params.theme?.toUpperCase()).data;
  if (!theme) throw data({ code: 'not_found', message: 'There is nothing at this address' }, { status: 404 });
  return { ...(await loadAlignment(args)), theme };
};
