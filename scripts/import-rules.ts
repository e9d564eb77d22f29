// Who may import whom (docs/architecture.md, docs/decisions/0001-import-rules.md), as one function over resolved imports.
// scripts/import-rules.test.ts holds every import of the tree against it.
import type { Edge } from './import-graph.ts';

/** Each module imports only modules further up; those of one line never import each other. */
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
  ['jobs', 'knowledge'],
  ['matching'],
  ['applications'],
  ['conversations'],
  ['code'],
  ['assessments', 'interviews', 'offers'],
  ['attempts'],
  ['certificates'],
  ['evaluations'],
  ['sourcing'],
  ['funnel'],
  ['metrics'],
  ['webhooks', 'privacy'],
];
export const modules = moduleOrder.flat();

/** Features of the web client have the names of the modules; `dev` is the gallery. */
export const features = [...modules, 'dev'];

/** The floors of the web client: each knows only those below it. */
const floors = ['lib', 'ui', 'widgets', 'features', 'app'];

const lineOf = (module: string) => moduleOrder.findIndex((names) => names.includes(module));
const standsBefore = (one: string, other: string) => lineOf(one) < lineOf(other);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Why an import may not be, or null where it may. */
export function complaintOf(edge: Edge): string | null {
  return zodComplaint(edge) ?? sideComplaint(edge) ?? serverComplaint(edge) ?? webComplaint(edge);
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

const moduleOf = (file: string) => /^server\/src\/modules\/(\w+)\//.exec(file)?.[1];

function serverComplaint({ from, to, names }: Edge): string | null {
  const mine = moduleOf(from);
  const other = moduleOf(to);
  const program = /^server\/src\/\w[\w-]*\.ts$/.test(to);
  if (from.startsWith('server/src/platform/')) return other || program ? 'The platform knows no module.' : null;
  if (!mine) return null;
  if (program) return 'A module does not know the program it is part of.';
  if (!other || other === mine) return null;
  if (!standsBefore(other, mine)) return `${mine} imports only modules that stand before it in the order of modules.`;
  const file = to.split('/').slice(4).join('/');
  if (file === `${other}.service.ts`) return null;
  if (file !== `${other}.policy.ts`)
    return 'Of another module, only <module>.service.ts and the types of <module>.policy.ts may be imported.';
  return names.every((name) => /^[A-Z]/.test(name))
    ? null
    : "Of another module's policy, only types may be imported: ask its service.";
}

const floorOf = (file: string) => floors.indexOf(/^web\/src\/(\w+)\//.exec(file)?.[1] ?? '');
const featureOf = (file: string) => /^web\/src\/features\/(\w+)\//.exec(file)?.[1];

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
