import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EndpointShape } from '@prova/contract/endpoint';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { halfOf, readContract, readingHalves, SCHEMAS } from '../web/contract-halves.ts';
import { leanContract } from '../web/lean-contract.ts';

const contract = fileURLToPath(new URL('../contract/src/', import.meta.url));
const reader = fileURLToPath(new URL('../web/src/features/jobs/reader.ts', import.meta.url));
const modules = globSync('**/*.ts', { cwd: contract }).filter((file) => !file.endsWith('.test.ts'));

beforeAll(readContract);

const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const withBody = (endpoints: [string, unknown][]) =>
  endpoints.flatMap(([name, endpoint]) => ((endpoint as EndpointShape).body ? [`${name}: ${name}.body`] : []));

/** What a file of the web client with this text exports once it is built. */
async function builtFrom(text: string): Promise<{ all?: Record<string, unknown>; bodies?: Record<string, z.ZodType> }> {
  const result = await build({
    root: fileURLToPath(new URL('../web/', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [
      leanContract(),
      {
        name: 'entry',
        enforce: 'pre',
        load: (id) => (id === reader ? text : null),
        resolveId: (id) => (id === reader ? id : null),
      },
    ],
    build: { write: false, lib: { entry: reader, formats: ['es'] } },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output;
  return import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`);
}

describe('what is built for browsers', () => {
  it('is called, and checked, as the sources declare it', async () => {
    const lists = await Promise.all(
      modules.map(async (file) => {
        const values = (await import(contract + file)) as Record<string, unknown>;
        return { file, endpoints: Object.entries(values).filter(([, value]) => isEndpoint(value)) };
      }),
    );
    const names = (endpoints: [string, unknown][]) => endpoints.map(([name]) => name).join(', ');
    const built = await builtFrom(
      lists
        .filter(({ endpoints }) => endpoints.length > 0)
        .map(({ file, endpoints }) => `import { ${names(endpoints)} } from '@prova/contract/${file.slice(0, -3)}';`)
        .concat(`export const all = { ${lists.flatMap(({ endpoints }) => names(endpoints) || []).join(', ')} };`)
        .concat(`export const bodies = { ${lists.flatMap(({ endpoints }) => withBody(endpoints)).join(', ')} };`)
        .join('\n'),
    );
    const declared = lists.flatMap(({ endpoints }) => endpoints);
    expect(declared.length).toBeGreaterThan(100);
    for (const [name, endpoint] of declared) {
      const { id, method, path, answersSecret } = endpoint as EndpointShape;
      expect(built.all?.[name], name).toEqual({ id, method, path, ...(answersSecret && { answersSecret }) });
      const { body } = endpoint as EndpointShape;
      if (body)
        expect(built.bodies?.[name]?.safeParse({}).error?.issues, name).toEqual(body.safeParse({}).error?.issues);
    }
  });

  it('calls every endpoint without zod', () => {
    for (const file of modules) {
      const calls = halfOf(contract + file);
      expect(calls, file).not.toMatch(/from 'zod'|\?schemas|\bz\.\w+\(/);
      expect(calls, file).not.toMatch(/^export const \w+ = \{.*\bsummary:/m);
    }
  });

  it('has in one half or the other every value that a module exports', () => {
    for (const file of modules) {
      const halves = `${halfOf(contract + file)}\n${halfOf(contract + file + SCHEMAS)}`;
      const source = readFileSync(contract + file, 'utf8');
      for (const [, name] of source.matchAll(/^export (?:const|function) (\w+)/gm))
        expect(
          halves.match(new RegExp(`^export (?:const|function) ${name}(?=[ (:<])`, 'gm')),
          `${name} of ${file}`,
        ).toHaveLength(1);
    }
  });

  it('leads imports to the half that holds the name', () => {
    const text = readingHalves(
      reader,
      `import { type JobSummary, closeJob as close, getJob } from '@prova/contract/jobs/jobs';
import { line } from '@prova/contract/common';
export const form = close.body, call = getJob, short = line;
export type Row = JobSummary;`,
    );
    expect(text).toContain(`import { closeJob as close, getJob } from '${contract}jobs/jobs.ts';`);
    expect(text).toContain(`import { line } from '${contract}common.ts?schemas';`);
    expect(text).toContain(`import { closeJob$body } from '${contract}jobs/jobs.ts?schemas';`);
    expect(text).toContain('form = closeJob$body, call = getJob');
  });

  it('leaves alone what reads nothing of the contract, or its types alone', () => {
    expect(readingHalves(reader, `import { useState } from 'react';`)).toBeNull();
    expect(readingHalves(reader, `import type { JobSummary } from '@prova/contract/jobs/jobs';`)).toBeNull();
  });

  it('refuses to read what browsers do not have of an endpoint', () => {
    const text = `import { getJob } from '@prova/contract/jobs/jobs';\nexport const name = getJob.summary;`;
    expect(() => readingHalves(reader, text)).toThrow(/getJob\.summary/);
  });
});
