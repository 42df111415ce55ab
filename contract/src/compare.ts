import { z } from 'zod';
import { dataOf, endpoint, messageReply, userIdParams } from './endpoint.ts';
import { requiredLine } from './fields.ts';
import { LIMITS } from './limits.ts';
import { pairSchema } from './matchings.ts';
import { MOST_CRITERIA, MOST_POINTS, MOST_WEIGHT } from './score-card.ts';

const MOST_PEOPLE = 3;

const comparedSchema = z
  .object({
    id: z.uuid(),
    /** Null: you cannot see them any more. */
    person: z
      .object({
        fullName: z.string(),
        calledName: z.string(),
        /** Of a founder. */
        companyName: z.string().nullable(),
        profileUrl: z.string().nullable(),
        /** A moderator has seen who they are. */
        identityReviewed: z.boolean(),
        pair: pairSchema,
      })
      .nullable(),
  })
  .meta({ id: 'ComparedPerson' });
export type ComparedPerson = z.infer<typeof comparedSchema>;

const criterionSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** How much it counts, 1 to 5. */
    weight: z.number().int(),
  })
  .meta({ id: 'Criterion' });
export type Criterion = z.infer<typeof criterionSchema>;

const pointsSchema = z.object({ criterionId: z.uuid(), personId: z.uuid(), points: z.number().int() });
export type Points = z.infer<typeof pointsSchema>;

export const comparePeople = endpoint({
  method: 'GET',
  path: '/desk/compare',
  summary:
    'Up to three people of the other side as they fit you, beside your own score card: its criteria, and the points you gave these people. Nobody else sees it',
  access: 'member',
  query: z.object({
    /** Ids, separated by commas. */
    with: z
      .string()
      .max(200)
      .transform((value) => [...new Set(value.split(',').filter(Boolean))])
      .pipe(z.array(z.uuid()).max(MOST_PEOPLE, `Please choose ${MOST_PEOPLE} people at most`)),
  }),
  response: dataOf(
    z.object({
      people: z.array(comparedSchema),
      criteria: z.array(criterionSchema),
      points: z.array(pointsSchema),
    }),
  ),
});

const weight = z
  .number({ error: 'Please choose from 1 to 5' })
  .int()
  .min(1)
  .max(MOST_WEIGHT, 'Please choose from 1 to 5');
const name = requiredLine('Please say what counts').pipe(
  z.string().max(LIMITS.listItem, `Please keep it to ${LIMITS.listItem} characters`),
);
const criterionParams = z.object({ criterionId: z.uuid() });
const criteriaReply = dataOf(z.array(criterionSchema));

export const addCriteria = endpoint({
  method: 'POST',
  path: '/desk/criteria',
  summary: `Put criteria on your score card, ${MOST_CRITERIA} at most; answers all of them`,
  access: 'member',
  conflict: true,
  status: 201,
  body: z.object({ criteria: z.array(z.object({ name, weight })).min(1).max(MOST_CRITERIA) }),
  response: criteriaReply,
});

export const changeCriterion = endpoint({
  method: 'PATCH',
  path: '/desk/criteria/{criterionId}',
  summary:
    'Call a criterion of your score card something else, or let it count more or less; answers all of them',
  access: 'member',
  params: criterionParams,
  body: z.object({ name: name.optional(), weight: weight.optional() }),
  response: criteriaReply,
});

export const removeCriterion = endpoint({
  method: 'DELETE',
  path: '/desk/criteria/{criterionId}',
  summary:
    'Take a criterion off your score card, with the points you gave for it; answers those that are left',
  access: 'member',
  params: criterionParams,
  response: criteriaReply,
});

export const givePoints = endpoint({
  method: 'PUT',
  path: '/desk/criteria/{criterionId}/points/{userId}',
  summary:
    'Give somebody points for a criterion of your score card, 0 to 5, or take them back; they are not told',
  access: 'member',
  params: criterionParams.extend(userIdParams.shape),
  body: z.object({
    /** Null: none. */
    points: z.number().int().min(0).max(MOST_POINTS).nullable(),
  }),
  response: messageReply,
});
