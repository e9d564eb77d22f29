// Who may import whom (docs/architecture.md, docs/decisions/0001-import-rules.md), as one function over a resolved import,
// and one over all of them. scripts/import-rules.test.ts holds every import of the tree against both.
import type { Edge } from './import-graph.ts';

/** Each module imports only modules further up, in the contract and on both sides; those of one line never import each other. */
export const moduleOrder = [
  ['site'],
  ['files'],
  ['messaging'],
  ['notifications'],
  ['accounts'],
  ['companies'],
  ['recruiters'],
  ['billing'],
  ['skills'],
  ['talents'],
  ['jobs'],
  ['matching'],
  ['applications'],
  ['conversations'],
  ['code'],
  ['assessments', 'interviews'],
  ['rooms'],
  ['recordings', 'ai-interviews'],
  ['offers'],
  ['attempts'],
  ['certificates'],
  ['knowledge'],
  ['evaluations'],
  ['sourcing'],
  ['funnel'],
  ['metrics'],
  ['webhooks', 'privacy'],
];
export const modules = moduleOrder.flat();

/** Features of the web client have the names of the modules; `dev` is the gallery. */
export const features = [...modules, 'dev'];

/** The parts of the repository: each knows only those before it. A path belongs to the longest name that begins it. */
const parts = [
  'contract',
  'server/src',
  'server/seeds',
  'server/src/cli',
  'web',
  'scripts/support',
  'server/test',
  'e2e/support',
  'e2e',
  'bench',
  'scripts',
];
/** What is run, and never imported: journeys, pictures and measurements; by others than commands, commands, too. */
const RUN_ALONE = /^e2e\/(?!support\/)|\.bench\.ts$|^scripts\/[^/]+$/;

/** The floors of the web client: each knows only those below it. */
const floors = ['lib', 'ui', 'widgets', 'features', 'app'];

const lineOf = (module: string) => moduleOrder.findIndex((names) => names.includes(module));
const standsBefore = (one: string, other: string) => lineOf(one) < lineOf(other);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Why an import may not be, or null where it may. */
export function complaintOf(edge: Edge): string | null {
  const complaints = [zodComplaint, sideComplaint, contractComplaint, serverComplaint, webComplaint, partComplaint];
  return complaints.reduce<string | null>((found, complaint) => found ?? complaint(edge), null);
}

function zodComplaint({ to, names }: Edge): string | null {
  // The named import keeps all of zod in the browser: 55 kB.
  return to === 'zod' && names.some((name) => name !== '*') ? "Write import * as z from 'zod'." : null;
}

/** The two sides meet in the contract alone. */
function sideComplaint({ from, to }: Edge): string | null {
  if (from.startsWith('contract/src/') && !isTest(from) && to !== 'zod' && !to.startsWith('contract/src/'))
    return 'The contract imports only zod.';
  if (from.startsWith('contract/') && /^(server|web)\//.test(to)) return 'The contract knows neither side.';
  if (from.startsWith('web/') && to.startsWith('server/'))
    return 'The web client never imports the server; what both need is in the contract.';
  if (from.startsWith('server/') && to.startsWith('web/')) return 'The server never imports the web client.';
  return null;
}

const contractModuleOf = (file: string) => /^contract\/src\/([\w-]+)\//.exec(file)?.[1];

function contractComplaint({ from, to }: Edge): string | null {
  const mine = contractModuleOf(from);
  const other = contractModuleOf(to);
  if (!from.startsWith('contract/src/') || !other || other === mine) return null;
  if (!mine) return 'What all modules of the contract share knows none of them.';
  return standsBefore(other, mine) ? null : outOfOrder(mine);
}

const outOfOrder = (module: string) => `${module} imports only modules that stand before it in the order of modules.`;

const moduleOf = (file: string) => /^server\/src\/modules\/([\w-]+)\//.exec(file)?.[1];

function serverComplaint({ from, to, names }: Edge): string | null {
  const mine = moduleOf(from);
  const other = moduleOf(to);
  const program = /^server\/src\/\w[\w-]*\.ts$/.test(to);
  if (from.startsWith('server/src/platform/')) return other || program ? 'The platform knows no module.' : null;
  if (!mine) return null;
  if (program) return 'A module does not know the program it is part of.';
  if (!other || other === mine) return null;
  if (!standsBefore(other, mine)) return outOfOrder(mine);
  const file = to.split('/').slice(4).join('/');
  if (file === `${other}.service.ts`) return null;
  if (file !== `${other}.policy.ts`)
    return 'Of another module, only <module>.service.ts and the types of <module>.policy.ts may be imported.';
  return names.every((name) => /^[A-Z]/.test(name))
    ? null
    : "Of another module's policy, only types may be imported: ask its service.";
}

const floorOf = (file: string) => floors.indexOf(/^web\/src\/(\w+)\//.exec(file)?.[1] ?? '');
const featureOf = (file: string) => /^web\/src\/features\/([\w-]+)\//.exec(file)?.[1];

function webComplaint({ from, to }: Edge): string | null {
  if (from.startsWith('web/src/ui/') && to.startsWith('contract/'))
    return 'The design system does not know the contract.';
  if (floorOf(from) >= 0 && floorOf(to) > floorOf(from) && !isTest(from))
    return `web/src/${floors[floorOf(from)]} knows nothing of web/src/${floors[floorOf(to)]}, which is built on it.`;
  const mine = featureOf(from);
  const other = featureOf(to);
  if (!mine || !other || mine === other) return null;
  if (!/\.queries\.ts$|\/components\//.test(to))
    return 'Of another feature, only <module>.queries.ts and components/ may be imported, never a page.';
  if (mine === 'dev' || standsBefore(other, mine)) return null;
  return `${mine} imports only features that stand before it in the order of modules: take a slot instead.`;
}

/** Tests of the server stand beside what they test, and know what all of them share. */
const partOf = (file: string) => {
  if (file.startsWith('server/') && isTest(file)) return 'server/test';
  // How the tests of a part are run is no part of it.
  if (file.endsWith('/vitest.config.ts')) return 'scripts';
  return parts.filter((part) => file.startsWith(`${part}/`)).toSorted((a, b) => b.length - a.length)[0];
};

function partComplaint({ from, to }: Edge): string | null {
  const mine = partOf(from);
  const other = partOf(to);
  if (!mine || !other || isTest(to)) return null;
  if (RUN_ALONE.test(to) && !(mine === 'scripts' && other === 'scripts'))
    return `${to} is run, and never imported: what others need of it is in a folder beside it.`;
  return parts.indexOf(other) <= parts.indexOf(mine)
    ? null
    : `${mine} knows nothing of ${other}, which is built on it.`;
}

const FOLDER = /^((?:server\/src\/modules|contract\/src|web\/src\/features)\/[\w-]+)\/([\w-]+)\//;

/** Each round of folders of a module that know each other, which is to be none: a module, too, is read in one direction. */
export function folderCycles(edges: readonly Edge[]): string[] {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [, module, mine] = FOLDER.exec(from) ?? [];
    const [, same, other] = FOLDER.exec(to) ?? [];
    if (isTest(from) || !module || same !== module || mine === other) continue;
    const folder = `${module}/${mine}`;
    known.set(folder, (known.get(folder) ?? new Set()).add(`${module}/${other}`));
  }
  return [...known.keys()].toSorted().flatMap((folder) => {
    const round = roundFrom(folder, known);
    // Told once, by the first of its folders.
    return round?.every((each) => each >= folder) ? [[...round, folder].join(' → ')] : [];
  });
}

/** The shortest way from a folder back to it. */
function roundFrom(start: string, known: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const seen = new Set<string>();
  const ways = [[start]];
  for (const way of ways)
    for (const next of known.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  return undefined;
}
