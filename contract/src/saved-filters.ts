import { z } from 'zod';
import { dataOf, endpoint, messageReply } from './endpoint.ts';
import { filterPaceSchema } from './enumerations.ts';
import { requiredLine } from './fields.ts';
import { type Filter, filterQuery, narrows } from './filters.ts';
import { LIMITS } from './limits.ts';

/** What can be kept of a filter: whom it finds, not in which order. */
const keptQuery = filterQuery.omit({ q: true, sort: true });

/** The filter of an address such as `skills=React&near=Berlin`, or undefined where it asks nothing. */
export function filterIn(address: string): Filter | undefined {
  const asked = keptQuery.safeParse(Object.fromEntries(new URLSearchParams(address))).data;
  return asked && narrows(asked) ? asked : undefined;
}

const name = requiredLine('Please give it a name').pipe(
  z.string().max(LIMITS.listItem, `Please keep the name to ${LIMITS.listItem} characters or fewer`),
);

const savedFilterSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** As in an address, such as `skills=React&near=Berlin`. */
    filter: z.string(),
    pace: filterPaceSchema,
  })
  .meta({ id: 'SavedFilter' });
export type SavedFilter = z.infer<typeof savedFilterSchema>;

const params = z.object({ filterId: z.uuid() });

export const listSavedFilters = endpoint({
  method: 'GET',
  path: '/saved-filters',
  summary: 'Filters you have saved, in the order you saved them',
  access: 'member',
  response: z.object({ data: z.array(savedFilterSchema) }),
});

export const saveFilter = endpoint({
  method: 'POST',
  path: '/saved-filters',
  summary: 'Keep a filter under a name; with a pace, an email tells you of whoever joins and fits it',
  access: 'member',
  conflict: true,
  status: 201,
  body: z.object({
    name,
    filter: z
      .string()
      .max(2000, 'This filter is too long')
      .refine((address) => filterIn(address) !== undefined, 'Please choose something to filter by'),
    pace: filterPaceSchema,
  }),
  response: dataOf(savedFilterSchema),
});

export const changeSavedFilter = endpoint({
  method: 'PATCH',
  path: '/saved-filters/{filterId}',
  summary: 'Give a saved filter another name or pace',
  access: 'member',
  params,
  body: z.object({ name: name.optional(), pace: filterPaceSchema.optional() }),
  response: dataOf(savedFilterSchema),
});

export const deleteSavedFilter = endpoint({
  method: 'DELETE',
  path: '/saved-filters/{filterId}',
  summary: 'Forget a saved filter',
  access: 'member',
  params,
  response: messageReply,
});
