import { afterAll, describe, expect, it, test } from 'vitest';
import { examples, routes } from '../../src/app.ts';
import { openApiDocument } from '../../src/platform/http/openapi.ts';
import { startTestServer } from '../harness.ts';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: unknown } } };
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
      const body = operation.requestBody?.content['application/json'].example;
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
