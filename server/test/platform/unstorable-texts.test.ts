import type { EndpointShape } from '@prova/contract/endpoint';
import { STEP_SCHEMAS } from '@prova/contract/jobs/job-steps';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { routes } from '../../src/app.ts';
import { prepared, type Tried } from '../authorization/answers.ts';
import { EXPECTED_ACCESS } from '../authorization/expected-access.ts';
import { KINDS } from '../authorization/kinds.ts';
import type { Call } from '../authorization/outcomes.ts';
import { buildWorld } from '../authorization/world.ts';
import { type FakeGoogle, startFakeGoogle } from '../fake-google.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { wizardData } from '../jobs-factory.ts';
import { rolledBackToHere } from '../rolled-back.ts';
import { type Part, partsOf, withAt } from '../text-fields.ts';

/** No text of the database holds a NUL or half of a character. What has room for the short ones may ask for longer ones. */
const NULS = ['a\u0000b', 'palavras que vêm de um documento \u0000'];
const HALVES = ['a\ud800b', 'palavras que vêm de um documento \udfff'];

let google: FakeGoogle;
let server: TestServer;
let tried: Tried;
beforeAll(async () => {
  google = await startFakeGoogle();
  server = await startTestServer(google.settings, { oneConnection: true });
  tried = { world: await buildWorld(server, google), send: server.call };
});
afterAll(async () => {
  await server.close();
  await google.close();
});

interface Case {
  readonly endpoint: EndpointShape;
  readonly texts: readonly (Part & { part: 'params' | 'query' | 'body' })[];
  readonly call: Call;
}

function textsIn(part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, within: Part['path'] = []) {
  const texts = schema ? partsOf(schema).filter(({ type }) => type === 'string') : [];
  return texts.map((text) => ({ ...text, path: [...within, ...text.path], part }));
}

const cases = routes.map(({ endpoint }: { endpoint: EndpointShape }): [string, Case] => [
  endpoint.id,
  {
    endpoint,
    texts: (['params', 'query', 'body'] as const).flatMap((part) => textsIn(part, endpoint[part])),
    call: EXPECTED_ACCESS[endpoint.id]?.call ?? (() => ({})),
  },
]);
/** The wizard's steps are checked by schemas of their own. */
const steps = STEP_SCHEMAS.slice(0, 6).map((schema, index): [string, Case] => {
  const step = (index + 1) as keyof ReturnType<typeof wizardData>;
  return [
    `jobs.saveStep ${step}`,
    {
      endpoint: saveStep,
      texts: textsIn('body', schema, ['data']),
      call: ({ draftId }) => ({ params: { n: step }, body: { jobId: draftId, data: wizardData()[step] } }),
    },
  ];
});

describe('what no database stores is answered, and never fails', () => {
  test.each([...cases, ...steps].filter(([, { texts }]) => texts.length > 0))(
    '%s',
    async (_id, { endpoint, texts, call }) => {
      const outcomes = EXPECTED_ACCESS[endpoint.id]?.outcomes;
      const kind = KINDS.findLast((kind) => outcomes?.[kind] === 'ok') ?? 'guest';
      const failed: string[] = [];
      // What is made for a call is made once: each text finds it as it was.
      await prepared(tried, call, tried.world.actors[kind], async (options) => {
        // No address can be written with half of a character.
        for (const { part, path } of texts)
          for (const text of part === 'body' ? [...NULS, ...HALVES] : NULS) {
            const given = withAt(options[part] ?? {}, path, text) as Record<string, unknown>;
            const { status, body } = await rolledBackToHere(server, () =>
              server.call(endpoint, { ...options, [part]: given }),
            );
            // The last is what the database's own refusal becomes: it comes too late, and ends the transaction.
            if (status >= 500 || body.error === 'MALFORMED_REQUEST')
              failed.push(`${[part, ...path].join('.')} of ${JSON.stringify(text)}: ${status}`);
          }
      });
      expect(failed).toEqual([]);
    },
  );
});
