import { brand } from '@ampersand/contract/brand';
import type { Access, Endpoint } from '@ampersand/contract/endpoint';
import { ERROR_STATUS, failureSchema } from '@ampersand/contract/errors';
import { z } from 'zod';

const WHO: Record<Access, string> = {
  public: 'Anybody.',
  member: 'Any signed-in member.',
  founder: 'Founders.',
  applicant: 'Applicants.',
  admin: 'Administrators.',
};

const input = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input', unrepresentable: 'any' });
const output = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'output', unrepresentable: 'any' });

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: input(field as z.ZodType),
  }));
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'Version of the profile that the change starts from, in quotes; with another one nothing is saved and the answer is 409. Without it the last save wins.',
  schema: { type: 'string', example: '"3"' },
} as const;

function bodyOf({ body, file }: Endpoint) {
  if (!body && !file) return undefined;
  const json = body && { schema: input(body) };
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
  const statuses = new Set([429, 503, ...(declared.access === 'public' ? [] : [401, 403])]);
  if (declared.params) statuses.add(404);
  if (declared.query) statuses.add(400);
  if (declared.body || declared.file) for (const status of [400, 413, 415, 422]) statuses.add(status);
  if (declared.ifMatch) for (const status of [400, 409]) statuses.add(status);
  return Object.fromEntries(
    [...statuses].sort().map((status) => [
      String(status),
      {
        description: Object.entries(ERROR_STATUS)
          .filter(([, value]) => value === status)
          .map(([code]) => code)
          .join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function operationOf(declared: Endpoint) {
  const requestBody = bodyOf(declared);
  return {
    operationId: `${declared.method.toLowerCase()}${declared.path.replace(/[{}]/g, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: declared.summary,
    description: `${WHO[declared.access]}${declared.owner ? ` \`${declared.owner}\` must be the caller's own id.` : ''}`,
    tags: [declared.path.split('/')[1]],
    security: declared.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(declared.params, 'path'),
      ...parametersOf(declared.query, 'query'),
      ...(declared.ifMatch ? [IF_MATCH] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [String(declared.status ?? 200)]: {
        description: 'Success',
        content: { 'application/json': { schema: output(declared.response) } },
      },
      ...failuresOf(declared),
    },
  };
}

/** The OpenAPI 3.1 document of the endpoints, served below `server`. */
export function openApiDocument(endpoints: readonly Endpoint[], server: string, cookie: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const declared of endpoints) {
    paths[declared.path] = {
      ...paths[declared.path],
      [declared.method.toLowerCase()]: operationOf(declared),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description: brand.tagline },
    servers: [{ url: server }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      schemas: { Failure: output(failureSchema) },
    },
    paths,
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
