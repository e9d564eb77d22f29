import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importGraph, importsOf } from './import-graph.ts';
import { complaintOf, features, modules } from './import-rules.ts';

const root = join(import.meta.dirname, '..');

const complaintsOf = (file: string, statement: string) => importsOf(file, statement).map(complaintOf).join('\n');

test('every import of the tree keeps the rules', () => {
  const edges = importGraph(root);
  expect(edges.length).toBeGreaterThan(1_000);
  const complaints = edges.flatMap((edge) => {
    const complaint = complaintOf(edge);
    return complaint ? [`${edge.from} → ${edge.to}: ${complaint}`] : [];
  });
  expect(complaints).toEqual([]);
});

/** A file, the import it holds, and words of the complaint that it must raise. */
const violations: [file: string, statement: string, complaint: string][] = [
  ['contract/src/jobs/jobs.ts', "import { readFile } from 'node:fs/promises';", 'only zod'],
  ['contract/src/jobs/wizard.ts', "import type { Kysely } from 'kysely';", 'only zod'],
  ['contract/src/jobs/jobs.ts', "import { a } from '../../../server/src/app.ts';", 'only zod'],
  ['contract/src/jobs/jobs.ts', "import { z } from 'zod';", 'import * as z'],
  ['contract/src/jobs/jobs.test.ts', "import { a } from '../../../server/src/app.ts';", 'neither side'],
  ['server/src/platform/http/errors.ts', "import { a } from '../../modules/jobs/jobs.service.ts';", 'knows no module'],
  ['server/src/platform/mail.ts', "import { a } from '../app.ts';", 'knows no module'],
  ['server/src/modules/jobs/jobs.service.ts', "import { a } from '../offers/offers.service.ts';", 'stand before'],
  ['server/src/modules/jobs/jobs.service.ts', "import { a } from '../knowledge/knowledge.service.ts';", 'stand before'],
  ['server/src/modules/jobs/steps/a/form.ts', "import { a } from '../../../offers/offers.service.ts';", 'stand before'],
  ['server/src/modules/jobs/jobs.service.ts', "import type { A } from '../offers/offers.service.ts';", 'stand before'],
  ['server/src/modules/jobs/jobs.service.ts', "const a = await import('../offers/offers.service.ts');", 'stand before'],
  ['server/src/modules/jobs/jobs.service.ts', "export { a } from '../offers/offers.service.ts';", 'stand before'],
  ['server/src/modules/jobs/jobs.service.ts', "export * from '../offers/offers.service.ts';", 'stand before'],
  ['server/src/modules/files/files.service.ts', "import '../accounts/accounts.service.ts';", 'stand before'],
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
  ['web/src/lib/api.ts', "import { a } from '../ui/button.tsx';", 'is built on it'],
  ['web/src/lib/api.ts', "import { a } from '../features/jobs/jobs.queries.ts';", 'is built on it'],
  ['web/src/lib/api.ts', "import { a } from '../../../server/src/app.ts';", 'never imports the server'],
  ['web/src/ui/button.tsx', "import { a } from '../widgets/skill-form.tsx';", 'is built on it'],
  ['web/src/ui/button.tsx', "import { a } from '@prova/contract/jobs/jobs';", 'does not know the contract'],
  ['web/src/widgets/terms.tsx', "import { a } from '../features/jobs/jobs.queries.ts';", 'is built on it'],
  ['web/src/features/jobs/job.page.tsx', "import { a } from '../../app/router.tsx';", 'is built on it'],
  ['web/src/features/offers/a.page.tsx', "import { a } from '../jobs/job.page.tsx';", 'never a page'],
  ['web/src/features/offers/b/a.tsx', "import { a } from '../../jobs/list/row.tsx';", 'never a page'],
  ['web/src/features/jobs/job.page.tsx', "import { a } from '../offers/offers.queries.ts';", 'take a slot'],
  ['web/src/features/jobs/a/row.tsx', "import { a } from '../../offers/components/b.tsx';", 'take a slot'],
  ['web/src/features/jobs/job.page.tsx', "import { z } from 'zod';", 'import * as z'],
  ['web/src/app/router.tsx', "import { a } from '@prova/server/app';", 'never imports the server'],
];
test.each(violations)('%s: %s is refused', (file, statement, complaint) => {
  expect(complaintsOf(file, statement)).toContain(complaint);
});

/** What must stay possible. */
const allowed: [file: string, statement: string][] = [
  ['contract/src/jobs/jobs.ts', "import * as z from 'zod';"],
  ['contract/src/jobs/wizard.ts', "import { a } from '../common.ts';"],
  ['contract/src/jobs/jobs.test.ts', "import fc from 'fast-check';"],
  ['server/src/platform/mail.ts', "import { a } from './config.ts';"],
  ['server/src/platform/mail.ts', "import { a } from '@prova/contract/offers/offers';"],
  ['server/src/modules/offers/offers.service.ts', "import { a } from '../jobs/jobs.service.ts';"],
  ['server/src/modules/offers/offers.service.ts', "import type { A } from '../jobs/jobs.policy.ts';"],
  ['server/src/modules/offers/offers.service.ts', "import { a } from '../../platform/context.ts';"],
  ['server/src/modules/offers/offers.service.ts', "import { a } from './offers.queries.ts';"],
  ['server/src/modules/offers/offers.test.ts', "import { a } from '../../../test/harness.ts';"],
  ['server/src/app.ts', "import { a } from './modules/jobs/jobs.routes.ts';"],
  ['web/src/lib/api.ts', "import { a } from '@prova/contract/jobs/jobs';"],
  ['web/src/features/offers/offer.page.tsx', "import { a } from '../jobs/jobs.queries.ts';"],
  ['web/src/features/offers/a/b.tsx', "import { a } from '../../jobs/components/job-badges.tsx';"],
  ['web/src/features/dev/ui-gallery.page.tsx', "import { a } from '../jobs/components/job-badges.tsx';"],
  ['web/src/app/router.tsx', "import { a } from '../features/jobs/job.page.tsx';"],
];
test.each(allowed)('%s: %s is allowed', (file, statement) => {
  expect(importsOf(file, statement)).toHaveLength(1);
  expect(complaintsOf(file, statement)).toBe('');
});

describe('every folder is on the list', () => {
  const folders = (path: string) => readdirSync(join(root, path));
  test('of the server', () => expect(modules).toEqual(expect.arrayContaining(folders('server/src/modules'))));
  test('of the web client', () => expect(features).toEqual(expect.arrayContaining(folders('web/src/features'))));
});
