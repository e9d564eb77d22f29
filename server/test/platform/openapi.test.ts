import { afterAll, describe, expect, it, test } from 'vitest';
import { examples, routes } from '../../src/app.ts';
import { openApiDocument } from '../../src/platform/http/openapi.ts';
import { startTestServer } from '../harness.ts';

interface Multipart {
  readonly schema: { readonly required: readonly string[]; readonly properties: Readonly<Record<string, object>> };
  readonly encoding: Readonly<Record<string, { readonly contentType: string }>>;
  readonly example?: { readonly data: unknown };
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json'?: { readonly example: unknown };
      readonly 'multipart/form-data'?: Multipart;
    };
  };
  readonly responses: Readonly<
    Record<
      string,
      { readonly content: { readonly 'application/json': { readonly example: { readonly data: unknown } } } }
    >
  >;
}

const document = openApiDocument(
  routes.map(({ endpoint }) => endpoint),
  { publicUrl: 'https://prova.example', examples },
) as { paths: Record<string, Record<string, Operation>> };

const server = await startTestServer({ PUBLIC_URL: 'https://prova.example' });
afterAll(() => server.close());

test.each(['/api/openapi.json', '/api/docs/json'])('%s is the whole document', async (url) => {
  const answer = await server.app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
});

/** The examples are what somebody copies first: each must be an answer to its own endpoint. */
describe.each(routes.map(({ endpoint }) => [endpoint.id, endpoint] as const))('the examples of %s', (_id, endpoint) => {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`${endpoint.id} is not in the document`);

  it('are taken by its own schemas', () => {
    const status = String(endpoint.status ?? 200);
    const answer = operation.responses[status]?.content['application/json'].example.data;
    expect(endpoint.output.safeParse(answer).error).toBeUndefined();
    if (endpoint.body) {
      const { 'application/json': json, 'multipart/form-data': multipart } = operation.requestBody?.content ?? {};
      const body = json ? json.example : multipart?.example?.data;
      expect(endpoint.body.safeParse(body).error).toBeUndefined();
    }
    if (endpoint.params) {
      const named = operation.parameters
        .filter((each) => each.in === 'path')
        .map(({ name, example }) => [name, example]);
      expect(endpoint.params.safeParse(Object.fromEntries(named)).error).toBeUndefined();
    }
  });
});

const withFiles = routes.map(({ endpoint }) => endpoint).filter(({ files }) => files);

test('calls that take files, and no others, are described as forms of several parts', () => {
  expect(withFiles.length).toBeGreaterThan(10);
  const described = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ requestBody }) => requestBody?.content['multipart/form-data'])
    .map(({ operationId }) => operationId.replace(/\.alias\d+$/, ''));
  expect([...new Set(described)].sort()).toEqual(withFiles.map(({ id }) => id).sort());
});

/** Whoever sends them reads here which part holds what. */
test.each(withFiles.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s names its parts, their kinds and limits',
  (_id, endpoint) => {
    const { body, files = {} } = endpoint;
    const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    const form = operation?.requestBody?.content['multipart/form-data'];
    const names = [...(body ? ['data'] : []), ...Object.keys(files)];
    expect(Object.keys(form?.schema.properties ?? {}).sort()).toEqual([...names].sort());
    expect(Object.keys(form?.encoding ?? {}).sort()).toEqual([...names].sort());
    for (const [name, { types, maxBytes, max = 1, required }] of Object.entries(files)) {
      const file = { type: 'string', format: 'binary', 'x-max-bytes': maxBytes };
      expect(form?.schema.properties[name]).toMatchObject(max > 1 ? { maxItems: max, items: file } : file);
      expect(types.length).toBeGreaterThan(0);
      expect(form?.encoding[name]?.contentType.split(', ')).toEqual(types);
      expect(form?.schema.required.includes(name)).toBe(required);
    }
    // With a file that must come, JSON alone will not do.
    const needsFile = Object.values(files).some(({ required }) => required);
    expect('application/json' in (operation?.requestBody?.content ?? {})).toBe(body !== undefined && !needsFile);
  },
);
