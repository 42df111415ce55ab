import { isDeepStrictEqual } from 'node:util';
import { brand } from '@ampersand/contract/brand';
import { type Access, type Endpoint, failureStatuses } from '@ampersand/contract/endpoint';
import { ERROR_STATUS, failureSchema } from '@ampersand/contract/errors';
import { z } from 'zod';
import { besides } from '../../http/besides.ts';

const WHO: Record<Access, string> = {
  public: 'Anybody.',
  member: 'Any logged-in member.',
  founder: 'Founders.',
  applicant: 'Applicants.',
  admin: 'Administrators.',
};

const TAGS: Record<string, string> = {
  auth: 'Log-in, log-out, forgotten passwords',
  users: 'Sign-up, and people as others see them',
  account: 'Address, password, second factor, sessions, settings, export, deletion',
  profile: 'What a member says about themself',
  preference: 'What a member looks for',
  readings: 'What matching reads in answers',
  matchings: 'Whom a member should meet, and why',
  saved: 'Whom a member has saved, with notes of their own',
  passed: 'On whom a member has passed',
  'saved-filters': 'Filters a member keeps, and emails about who is new',
  picks: 'The one person whom two are to meet today',
  desk: 'Everybody a member deals with, what waits for them, reminders, and people side by side',
  logs: 'Visits and reveals of contact details',
  notifications: 'The bell',
  invitations: 'Asking somebody to connect, and what they answer',
  connections: 'Whom a member is connected with, and their conversations',
  messages: 'What connected members write',
  alignment: 'Answers to what two should agree on, which a member keeps for themself',
  equity: 'What a member has agreed on with others',
  trials: 'Trials a member has signed with others',
  blocks: 'Whom a member does not want to meet any more',
  reports: 'Complaints about members',
  moderation: 'What administrators see of reports and members, and decide',
  inactivity: 'Answers to the question whether one is still looking',
  event: 'Events of the community',
  newsletter: 'Newsletter',
  waitlist: 'Waitlist',
  contact: 'Messages to the people behind the product',
};

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Turns schemas of the contract into JSON Schema; those with a name of their own go to `named` and are referred to. */
function collectShapes() {
  const named: Record<string, JsonSchema> = {};
  const convert = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const made = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
    const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema: _, $defs = {}, ...shape }: JsonSchema = JSON.parse(text);
    for (const [name, each] of Object.entries($defs)) {
      if (named[name] && !isDeepStrictEqual(named[name], each))
        throw new Error(`Two shapes of the contract are called ${name}, or it is not read as it is written`);
      named[name] = each;
    }
    return shape;
  };
  return {
    named,
    input: (schema: z.ZodType) => convert(schema, 'input'),
    output: (schema: z.ZodType) => convert(schema, 'output'),
  };
}
type Shapes = ReturnType<typeof collectShapes>;

function parametersOf(shapes: Shapes, schema: z.ZodObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: shapes.input(field as z.ZodType),
  }));
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'Version of the profile, or the preference, that the change starts from, in quotes; with another one nothing is saved and the answer is 409. Without it the last save wins.',
  schema: { type: 'string', example: '"3"' },
} as const;

function bodyOf(shapes: Shapes, { body, file }: Endpoint) {
  if (!body && !file) return undefined;
  const json = body && { schema: shapes.input(body) };
  const picture = file && {
    type: 'object',
    properties: { [file]: { type: 'string', format: 'binary' } },
    ...(body ? {} : { required: [file] }),
  };
  const form = picture && { schema: json ? { allOf: [json.schema, picture] } : picture };
  return {
    required: true,
    content: { ...(form && { 'multipart/form-data': form }), ...(json && { 'application/json': json }) },
  };
}

function failuresOf(declared: Endpoint) {
  return Object.fromEntries(
    failureStatuses(declared).map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]),
  );
}

/** One answer for each status of a failure, with the codes that come with it. */
function failures() {
  // No input is answered with 500, so no call declares it.
  const expected = Object.entries(ERROR_STATUS).filter(([, status]) => status !== 500);
  const byStatus = Map.groupBy(expected, ([, status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      `Failure${status}`,
      {
        description: codes.map(([code]) => code).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function operationOf(shapes: Shapes, declared: Endpoint) {
  const requestBody = bodyOf(shapes, declared);
  return {
    operationId: `${declared.method.toLowerCase()}${declared.path.replace(/[{}]/g, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: declared.summary,
    description: `${WHO[declared.access]}${declared.owner ? ` \`${declared.owner}\` must be the caller's own id.` : ''}`,
    tags: [declared.path.split('/')[1]],
    security: declared.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(shapes, declared.params, 'path'),
      ...parametersOf(shapes, declared.query, 'query'),
      ...(declared.ifMatch ? [IF_MATCH] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [String(declared.status ?? 200)]: {
        description: 'Success',
        content: { 'application/json': { schema: shapes.output(declared.response) } },
      },
      ...failuresOf(declared),
    },
  };
}

/** The OpenAPI 3.1 document of the endpoints, served below `server`. */
export function openApiDocument(endpoints: readonly Endpoint[], server: string, cookie: string) {
  const shapes = collectShapes();
  shapes.output(failureSchema);
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const declared of endpoints) {
    paths[declared.path] = {
      ...paths[declared.path],
      [declared.method.toLowerCase()]: operationOf(shapes, declared),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: `${brand.tagline}\n\nServed beside these calls:\n\n${Object.values(besides)
        .map(({ method, path, summary }) => `- \`${method} ${path}\`: ${summary}`)
        .join('\n')}`,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: server }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      responses: failures(),
      schemas: shapes.named,
    },
    paths,
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
