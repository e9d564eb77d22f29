import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modules as program } from '../server/src/app.ts';
import { importGraph, importsOf } from './import-graph.ts';
import { complaintOf, features, folderCycles, modules } from './import-rules.ts';

const root = join(import.meta.dirname, '..');

const complaintsOf = (file: string, statement: string) => importsOf(file, statement).map(complaintOf).join('\n');

const edges = importGraph(root);

test('every import of the tree keeps the rules', () => {
  expect(edges.length).toBeGreaterThan(1_000);
  const complaints = edges.flatMap((edge) => {
    const complaint = complaintOf(edge);
    return complaint ? [`${edge.from} → ${edge.to}: ${complaint}`] : [];
  });
  expect(complaints).toEqual([]);
});

test('folders of a module know each other in one direction', () => {
  expect(folderCycles(edges)).toEqual([]);
});

/** A file, the import it holds, and words of the complaint that it must raise. */
const violations: [file: string, statement: string, complaint: string][] = [
  ['contract/src/jobs/jobs.ts', "import { readFile } from 'node:fs/promises';", 'only zod'],
  ['contract/src/jobs/wizard.ts', "import type { Kysely } from 'kysely';", 'only zod'],
  ['contract/src/jobs/jobs.ts', "import { a } from '../../../server/src/app.ts';", 'only zod'],
  ['contract/src/jobs/jobs.ts', "import { z } from 'zod';", 'import * as z'],
  ['contract/src/jobs/jobs.test.ts', "import { a } from '../../../server/src/app.ts';", 'neither side'],
  ['contract/src/talents/talents.ts', "import { a } from '../jobs/job-fields.ts';", 'stand before'],
  ['contract/src/jobs/jobs.ts', "import type { A } from '../applications/timeline.ts';", 'stand before'],
  ['contract/src/jobs/jobs.ts', "export { a } from '../applications/timeline.ts';", 'stand before'],
  ['contract/src/assessments/tests.ts', "import { a } from '../attempts/taking.ts';", 'stand before'],
  ['contract/src/jobs/jobs.test.ts', "import { a } from '../offers/offers.ts';", 'stand before'],
  ['contract/src/errors.ts', "import { a } from './jobs/job-fields.ts';", 'knows none of them'],
  [
    'server/src/modules/code/code.service.ts',
    "import { a } from '../assessments/assessments.service.ts';",
    'stand before',
  ],
  ['server/src/modules/attempts/ports.ts', "import { a } from '../certificates/own-certificate.ts';", 'stand before'],
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
  ['server/src/main.ts', "import { a } from '../seeds/seed.ts';", 'built on it'],
  ['server/src/modules/jobs/jobs.service.ts', "import { a } from '../../../test/harness.ts';", 'built on it'],
  ['server/seeds/seed.ts', "import { a } from '../test/harness.ts';", 'built on it'],
  ['server/src/modules/jobs/jobs.test.ts', "import { a } from '../../../../scripts/settings.ts';", 'is run'],
  ['server/test/harness.ts', "import { a } from '../../bench/support/bench.ts';", 'built on it'],
  ['server/test/harness.ts', "import { a } from '../../e2e/support/server.ts';", 'built on it'],
  ['scripts/support/first-run.ts', "import { a } from '../settings.ts';", 'is run'],
  ['scripts/support/first-run.ts', "import { a } from '../../e2e/support/server.ts';", 'built on it'],
  ['e2e/support/server.ts', "import { a } from '../../scripts/settings.ts';", 'is run'],
  ['e2e/support/server.ts', "import { a } from '../../bench/support/bench.ts';", 'built on it'],
  ['e2e/support/server.ts', "import { a } from '../screens/jobs.ts';", 'is run'],
  ['bench/board.bench.ts', "import { a } from '../e2e/journeys/main-job.spec.ts';", 'is run'],
  ['bench/support/bench.ts', "import { a } from '../../scripts/settings.ts';", 'is run'],
  ['bench/support/bench.ts', "import { a } from '../board.bench.ts';", 'is run'],
  ['scripts/bench.ts', "import { a } from '../bench/board.bench.ts';", 'is run'],
  ['scripts/shots.ts', "import { a } from '../e2e/screens/jobs.ts';", 'is run'],
  ['web/vite.config.ts', "import { a } from '../scripts/support/web-client.ts';", 'built on it'],
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
  ['contract/src/applications/applications.ts', "import { a } from '../jobs/job-status.ts';"],
  ['server/src/cli/database-commands.ts', "import { a } from '../../seeds/seed.ts';"],
  ['server/src/modules/jobs/jobs.test.ts', "import { a } from '../../../seeds/volume.ts';"],
  ['server/test/platform/public-pages.test.ts', "import { a } from '../../../scripts/support/web-client.ts';"],
  ['e2e/support/server.ts', "import { a } from '../../scripts/support/server-process.ts';"],
  ['e2e/journeys/main-job.spec.ts', "import { a } from '../support/test.ts';"],
  ['bench/support/browser.ts', "import { a } from '../../e2e/support/browser.ts';"],
  ['scripts/bench.ts', "import { a } from '../bench/support/bench.ts';"],
  ['scripts/test.ts', "import { a } from './run-node.ts';"],
];
test.each(allowed)('%s: %s is allowed', (file, statement) => {
  expect(importsOf(file, statement)).toHaveLength(1);
  expect(complaintsOf(file, statement)).toBe('');
});

/** Imports between folders of one module. */
const between = (...names: [from: string, to: string][]) =>
  names.flatMap(([from, to]) => importsOf(`${from}/a.ts`, `import { b } from '../${to}/b.ts';`));

test.each(['server/src/modules/jobs', 'contract/src/jobs', 'web/src/features/jobs'])(
  'folders of %s that know each other are named',
  (module) => {
    const [one, two, three] = [`${module}/one`, `${module}/two`, `${module}/three`] as const;
    expect(folderCycles(between([one, 'two'], [two, 'one']))).toEqual([`${one} → ${two} → ${one}`]);
    const round = between([two, 'three'], [one, 'two'], [three, 'one']);
    expect(folderCycles(round)).toEqual([`${one} → ${two} → ${three} → ${one}`]);
    expect(folderCycles(between([one, 'two'], [one, 'three'], [two, 'three']))).toEqual([]);
    expect(folderCycles([...between([one, 'two']), ...importsOf(`${two}/a.test.ts`, "import '../one/a.ts';")])).toEqual(
      [],
    );
  },
);

test('each module is part of the program, in the order in which modules may know each other', () => {
  const folders = readdirSync(join(root, 'server/src/modules'));
  expect(program.map(({ name }) => name)).toEqual(['platform', ...modules.filter((name) => folders.includes(name))]);
});

describe('every folder is on the list', () => {
  const folders = (path: string) => readdirSync(join(root, path));
  test('of the server', () => expect(modules).toEqual(expect.arrayContaining(folders('server/src/modules'))));
  test('of the contract', () => {
    const names = readdirSync(join(root, 'contract/src'), { withFileTypes: true });
    expect(modules).toEqual(expect.arrayContaining(names.filter((each) => each.isDirectory()).map(({ name }) => name)));
  });
  test('of the web client', () => expect(features).toEqual(expect.arrayContaining(folders('web/src/features'))));
});
