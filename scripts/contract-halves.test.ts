import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { halfOf, readContract, readingHalves, SCHEMAS } from '../web/contract-halves.ts';

const contract = fileURLToPath(new URL('../contract/src/', import.meta.url));
const reader = fileURLToPath(new URL('../web/src/features/jobs/reader.ts', import.meta.url));
const modules = globSync('**/*.ts', { cwd: contract }).filter((file) => !file.endsWith('.test.ts'));

beforeAll(readContract);

describe('what is built for browsers', () => {
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
