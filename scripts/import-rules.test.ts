import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { biomeConfiguration, features, modules } from './import-rules.ts';

/** A file, the import it holds, and words of the complaint that it must raise. */
const violations: [file: string, statement: string, complaint: string][] = [
  ['contract/src/jobs.ts', "import { readFile } from 'node:fs/promises';", 'only zod'],
  ['contract/src/jobs.ts', "import type { Kysely } from 'kysely';", 'only zod'],
  ['contract/src/jobs.ts', "import { a } from '../../server/src/app.ts';", 'only zod'],
  ['contract/src/jobs.ts', "import { z } from 'zod';", 'import * as z'],
  ['contract/src/jobs.test.ts', "import { a } from '../../server/src/app.ts';", 'never imports'],
  ['server/src/platform/http/errors.ts', "import { a } from '../../modules/jobs/jobs.service.ts';", 'knows no module'],
  ['server/src/platform/mail.ts', "import { a } from '../app.ts';", 'knows no module'],
  ['server/src/modules/jobs/jobs.service.ts', "import { a } from '../offers/offers.service.ts';", 'stand before'],
  ['server/src/modules/jobs/jobs.service.ts', "import { a } from '../knowledge/knowledge.service.ts';", 'stand before'],
  ['server/src/modules/jobs/steps/form.ts', "import { a } from '../../offers/offers.service.ts';", 'stand before'],
  ['server/src/modules/jobs/jobs.service.ts', "import type { A } from '../offers/offers.service.ts';", 'stand before'],
  ['server/src/modules/jobs/jobs.service.ts', "const a = await import('../offers/offers.service.ts');", 'stand before'],
  ['server/src/modules/jobs/jobs.service.ts', "export { a } from '../offers/offers.service.ts';", 'stand before'],
  ['server/src/modules/files/files.service.ts', "import { a } from '../accounts/accounts.service.ts';", 'stand before'],
  ['server/src/modules/offers/offers.service.ts', "import { a } from '../jobs/jobs.queries.ts';", 'Of another module'],
  ['server/src/modules/offers/offers.service.ts', "import { a } from '../jobs/publish-job.ts';", 'Of another module'],
  ['server/src/modules/offers/offers.service.ts', "import { mayEdit } from '../jobs/jobs.policy.ts';", 'only types'],
  ['server/src/modules/offers/offers.service.ts', "import { a } from '../../app.ts';", 'does not know the program'],
  [
    'server/src/modules/offers/offers.service.ts',
    "import { a } from '../../../../web/src/lib/api.ts';",
    'never imports',
  ],
  ['server/src/app.ts', "import { a } from '../../web/src/lib/api.ts';", 'never imports'],
  ['web/src/ui/button.tsx', "import { a } from '../features/jobs/jobs.queries.ts';", 'knows no feature'],
  ['web/src/ui/button.tsx', "import { a } from '../widgets/skill-form.tsx';", 'knows no widget'],
  ['web/src/ui/button.tsx', "import { a } from '@prova/contract/jobs';", 'does not know the contract'],
  ['web/src/ui/button.tsx', "import { a } from '../app/router.tsx';", 'Only app/paths.ts'],
  ['web/src/lib/api.ts', "import { a } from '../features/jobs/jobs.queries.ts';", 'knows no feature'],
  ['web/src/lib/api.ts', "import { a } from '../../../server/src/app.ts';", 'never imports the server'],
  ['web/src/widgets/terms.tsx', "import { a } from '../features/jobs/jobs.queries.ts';", 'knows no feature'],
  ['web/src/features/jobs/job.page.tsx', "import { a } from '../offers/offer.page.tsx';", 'never a page'],
  ['web/src/features/jobs/components/row.tsx', "import { a } from '../../offers/offer.page.tsx';", 'never a page'],
  ['web/src/features/jobs/job.page.tsx', "import { a } from '../../app/router.tsx';", 'Only app/paths.ts'],
  ['web/src/features/jobs/job.page.tsx', "import { z } from 'zod';", 'import * as z'],
  ['web/src/app/router.tsx', "import { a } from '@prova/server/app';", 'never imports the server'],
];

/** What must stay possible. */
const allowed: [file: string, statement: string][] = [
  ['contract/src/jobs.ts', "import * as z from 'zod';"],
  ['contract/src/jobs.ts', "import { a } from './common.ts';"],
  ['contract/src/jobs.test.ts', "import fc from 'fast-check';"],
  ['server/src/platform/mail.ts', "import { a } from './config.ts';"],
  ['server/src/platform/mail.ts', "import { a } from '@prova/contract/offers';"],
  ['server/src/modules/offers/offers.service.ts', "import { a } from '../jobs/jobs.service.ts';"],
  ['server/src/modules/offers/offers.service.ts', "import type { A } from '../jobs/jobs.policy.ts';"],
  ['server/src/modules/offers/offers.service.ts', "import { a } from '../../platform/context.ts';"],
  ['server/src/modules/offers/offers.service.ts', "import { a } from '@prova/contract/funnel';"],
  ['server/src/modules/offers/offers.service.ts', "import { a } from './offers.queries.ts';"],
  ['server/src/app.ts', "import { a } from './modules/jobs/jobs.routes.ts';"],
  ['web/src/lib/api.ts', "import { a } from '@prova/contract/jobs';"],
  ['web/src/features/jobs/job.page.tsx', "import { a } from '../offers/offers.queries.ts';"],
  ['web/src/features/jobs/job.page.tsx', "import { a } from '../offers/components/offer-summary.tsx';"],
  ['web/src/features/jobs/job.page.tsx', "import { a } from '../../app/paths.ts';"],
  ['web/src/features/jobs/components/row.tsx', "import { a } from '../jobs.queries.ts';"],
  ['web/src/app/router.tsx', "import { a } from '../features/jobs/job.page.tsx';"],
];

type Diagnostic = { category: string; message: string; location: { path: string } };

let folder: string;
let diagnostics: Diagnostic[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prova-import-rules-'));
  write('biome.json', JSON.stringify({ root: true, ...biomeConfiguration() }));
  violations.forEach(([file, statement], index) => {
    write(placed(file, 'no', index), statement);
  });
  allowed.forEach(([file, statement], index) => {
    write(placed(file, 'yes', index), statement);
  });
  write('contract/src/cycle-one.ts', "import type { Other } from './cycle-other.ts';\nexport type One = Other | 1;\n");
  write('contract/src/cycle-other.ts', "import type { One } from './cycle-one.ts';\nexport type Other = One | 2;\n");
  diagnostics = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each case in a file of its own, beside where it pretends to be. */
function placed(file: string, kind: string, index: number): string {
  return file.replace(/(\.test)?(\.tsx?)$/, `-${kind}${index}$1$2`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function lint(): Diagnostic[] {
  const biome = join(import.meta.dirname, '../node_modules/.bin/biome');
  const flags = ['lint', '--reporter=json', '--max-diagnostics=none', '--only=style/noRestrictedImports'];
  try {
    execFileSync(biome, [...flags, '--only=suspicious/noImportCycles', '.'], { cwd: folder, stdio: 'pipe' });
    return [];
  } catch (error) {
    return (JSON.parse(String((error as { stdout: Buffer }).stdout)) as { diagnostics: Diagnostic[] }).diagnostics;
  }
}

function complaints(file: string): string[] {
  return diagnostics.filter(({ location }) => location.path === file).map(({ message }) => message);
}

test.each(violations)('%s: %s is refused', (file, statement, complaint) => {
  const index = violations.findIndex((entry) => entry[0] === file && entry[1] === statement);
  expect(complaints(placed(file, 'no', index)).join('\n')).toContain(complaint);
});

test.each(allowed)('%s: %s is allowed', (file, statement) => {
  const index = allowed.findIndex((entry) => entry[0] === file && entry[1] === statement);
  expect(complaints(placed(file, 'yes', index))).toEqual([]);
});

test('a cycle is refused, of types too', () => {
  expect(complaints('contract/src/cycle-one.ts').join()).toContain('cycle');
});

describe('every folder is on the list', () => {
  const folders = (path: string) => readdirSync(join(import.meta.dirname, '..', path));
  test('of the server', () => expect(modules).toEqual(expect.arrayContaining(folders('server/src/modules'))));
  test('of the web client', () => expect(features).toEqual(expect.arrayContaining(folders('web/src/features'))));
});
