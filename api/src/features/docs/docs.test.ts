import { endpoints } from '@ampersand/contract/all';
import { brand } from '@ampersand/contract/brand';
import { changeEvent } from '@ampersand/contract/event';
import { changeIssue, sendIssue } from '@ampersand/contract/issues';
import { DAY_MS } from '@ampersand/contract/time';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { besides } from '../../http/besides.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { OpenApiDocument } from './openapi.ts';

const t = useTestApp();

async function document(): Promise<OpenApiDocument> {
  const response = await t.app.inject('/api/v1/openapi.json');
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('the OpenAPI document is valid 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(await document()))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the OpenAPI document gives nobody who generates a client a reason to complain', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(await document());
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  // The specification has these paths: /profile/upload/{userId} beside /profile/{id}/skills.
  const ours = problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths');
  expect(ours.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('a parameter that a call cannot do without is said to be required', async () => {
  const { paths } = await document();
  const required = Object.entries(paths).flatMap(([path, calls]) =>
    Object.values(calls).flatMap(({ parameters }) =>
      parameters.flatMap(({ name, in: place, required }) =>
        place === 'query' && required ? [`${path} ${name}`] : [],
      ),
    ),
  );
  expect(required).toEqual([
    '/newsletter/entries list',
    '/invitations box',
    '/messages search',
    '/desk/compare with',
  ]);
});

test('every call stands under a heading that says what it is about, and no heading is empty', async () => {
  const { paths, tags } = await document();
  const used = Object.values(paths).flatMap((each) => Object.values(each).flatMap((call) => call.tags));
  expect(tags.map(({ name }: { name: string }) => name).sort()).toEqual([...new Set(used)].sort());
});

test('a shape of two or more calls has a name and is written out once', async () => {
  const { paths, components } = await document();
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['OwnUser', 'PublicUser', 'FounderProfile', 'FounderMatch', 'ApplicantMatch']),
  );
  const seen = new Map<string, number>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value && Object.keys(value.properties ?? {}).length > 2) {
      const shape = JSON.stringify(value);
      seen.set(shape, (seen.get(shape) ?? 0) + 1);
    }
    for (const each of Object.values(value)) visit(each);
  };
  visit([paths, components.schemas]);
  expect([...seen].filter(([, times]) => times > 1).map(([shape]) => shape)).toEqual([]);
});

test('the OpenAPI document lists every endpoint once, with who may call it and how it fails', async () => {
  const { paths } = await document();
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      secured: operation.security.length > 0,
      id: operation.operationId,
    })),
  );
  expect(listed.map(({ call, secured }) => ({ call, secured }))).toEqual(
    expect.arrayContaining(
      endpoints.map(({ method, path, access }) => ({
        call: `${method} ${path}`,
        secured: access !== 'public',
      })),
    ),
  );
  expect(listed).toHaveLength(endpoints.length);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(endpoints.length);
});

test('a call that anybody may make says how it refuses whom it does not know, other sites, and an address that is taken', async () => {
  const { paths } = await document();
  const failures = (path: string) =>
    Object.keys(paths[path]?.post?.responses ?? {}).filter((status) => status >= '400');
  expect(failures('/auth/login')).toEqual(['400', '401', '403', '413', '415', '421', '422', '429', '503']);
  expect(failures('/auth/logout')).toEqual(['400', '403', '413', '415', '421', '429', '503']);
  for (const side of ['applicant', 'founder'])
    expect(failures(`/users/${side}-register`)).toEqual(expect.arrayContaining(['403', '409']));
});

test('calls that save a profile, a preference, an event or an issue take the version they start from, and say that it may be past', async () => {
  const { paths } = await document();
  const conditional = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters, responses }]) => {
      if (!parameters.some((each) => each.in === 'header' && each.name === 'If-Match')) return [];
      expect(Object.keys(responses)).toContain('409');
      return [`${method.toUpperCase()} ${path}`];
    }),
  );
  const saving = endpoints.filter(
    ({ method, path }) =>
      path.startsWith('/profile/') || (path.startsWith('/preference/') && method === 'POST'),
  );
  expect(conditional.sort()).toEqual(
    [...saving, changeEvent, changeIssue, sendIssue].map(({ method, path }) => `${method} ${path}`).sort(),
  );
});

test('an upload shows the part its file comes in, a registration its fields beside it', async () => {
  const { paths } = await document();
  const logo = { type: 'object', properties: { companyLogo: { type: 'string', format: 'binary' } } };
  const upload = paths['/profile/founder-profile/{id}/logo']?.put;
  expect(upload?.requestBody).toEqual({
    required: true,
    content: { 'multipart/form-data': { schema: { ...logo, required: ['companyLogo'] } } },
  });
  expect(Object.keys(upload?.responses ?? {})).toEqual(expect.arrayContaining(['413', '415', '422']));
  const content = paths['/users/founder-register']?.post?.requestBody?.content;
  expect(Object.keys(content ?? {})).toEqual(['multipart/form-data', 'application/json']);
  const page = (await t.app.inject('/api/docs')).body;
  for (const word of ['If-Match', 'companyLogo', 'profileImg']) expect(page).toContain(word);
});

test('the page shows every call to people, and needs no script', async () => {
  const response = await t.app.inject('/api/docs');
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of endpoints) expect(response.body).toContain(`<code>${path}</code>`);
  expect(response.body).not.toContain('<script');
});

/** Every route of the server, read from the tree its router prints. */
function mountedRoutes(): string[] {
  const above: string[] = [];
  return t.app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] =
        /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      const path = (above[depth - 1] ?? '') + part;
      above[depth] = path;
      const named = path.replace(/:(\w+)/g, '{$1}');
      return (methods?.split(', ') ?? []).map((method) => `${method} ${named}`);
    })
    .filter((route) => !route.startsWith('HEAD '));
}

test('whatever is served is in the document, as a call or named beside the calls', async () => {
  const { info, paths } = await document();
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} /api/v1${path}`),
  );
  const mounted = mountedRoutes();
  expect(mounted.length).toBeGreaterThan(calls.length + 8);
  // Which name a parameter has depends on the neighbour whose path begins alike.
  const nameless = (route: string) => route.replace(/\{\w+\}(\|\{\w+\})*/g, '{}');
  const known = new Set(
    [...calls, ...Object.values(besides).map(({ method, path }) => `${method} ${path}`)].map(nameless),
  );
  expect(mounted.map(nameless).filter((route) => !known.has(route))).toEqual([]);
  const page = (await t.app.inject('/api/docs')).body;
  for (const { method, path } of Object.values(besides)) {
    expect(info.description).toContain(`\`${method} ${path}\``);
    expect(page).toContain(`<code>${path}</code>`);
    if (path !== '/*') expect(mounted.map(nameless)).toContain(nameless(`${method} ${path}`));
  }
});

test('where to report a weakness is told as RFC 9116 has it, and never out of date', async () => {
  const fields = async () => {
    const answer = await t.app.inject('/.well-known/security.txt');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    return Object.fromEntries(
      answer.body.split('\r\n').flatMap((line) => (line ? [line.split(/: (.*)/)] : [])),
    );
  };
  const first = await fields();
  expect(first).toEqual({
    Contact: `mailto:${brand.supportEmail}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'en',
    Canonical: 'http://localhost:3000/.well-known/security.txt',
  });
  const YEAR = 365 * DAY_MS;
  for (const years of [0, 1, 10]) {
    t.advance(years * YEAR);
    const left = Date.parse((await fields()).Expires ?? '') - t.deps.now().getTime();
    expect(left).toBeGreaterThan(0.4 * YEAR);
    expect(left).toBeLessThan(YEAR);
  }
});
