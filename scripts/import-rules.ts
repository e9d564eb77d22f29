// The order of the house as one list: who may import whom (docs/architecture.md, docs/decisions/0001-import-rules.md).
// Biome checks it: `node scripts/import-rules.ts` writes biome.import-rules.json, `--check` compares it.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Each module imports only modules further up; those of one line never import each other. */
export const moduleOrder = [
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
  ['assessments', 'interviews', 'offers'],
  ['evaluations'],
  ['sourcing'],
  ['funnel'],
  ['metrics', 'webhooks', 'privacy'],
];

export const modules = moduleOrder.flat();

/** Web features have the names of the modules; `site` holds landing, legal pages and errors, `dev` the gallery. */
export const features = [...modules, 'site', 'dev'];

type Restriction = { group: string[]; importNamePattern?: string; message: string };

/** An area is a set of files with all restrictions that hold there; no file is in two areas, for Biome keeps the last. */
export type Area = { files: string[]; restrictions: Restriction[] };

const tests = '**/*.test.{ts,tsx}';

const noServer: Restriction = {
  group: ['@prova/server', '@prova/server/**', '**/server/src/**', '**/server/test/**', '**/server/seeds/**'],
  message: 'The web client never imports the server; what both need is in the contract.',
};
const noWeb: Restriction = {
  group: ['@prova/web', '@prova/web/**', '**/web/src/**'],
  message: 'The server never imports the web client.',
};
const noFeature = (who: string): Restriction => ({
  group: ['**/features/**'],
  message: `${who} knows no feature.`,
});
const noWidget = (who: string): Restriction => ({ group: ['**/widgets/**'], message: `${who} knows no widget.` });
const noApp: Restriction = {
  group: ['**/app/**', '!**/app/paths.ts'],
  message: 'Only app/paths.ts may be imported from app/, which puts everything together.',
};

export const areas: Area[] = [
  {
    files: ['contract/src/**', `!${tests}`],
    restrictions: [{ group: ['*', '**', '!zod', '!./**'], message: 'The contract imports only zod.' }],
  },
  { files: ['contract/src/**/*.test.ts'], restrictions: [noServer, noWeb] },
  {
    files: ['server/src/platform/**'],
    restrictions: [
      noWeb,
      { group: ['**/modules/**', '**/app.ts', '**/main.ts'], message: 'The platform knows no module.' },
    ],
  },
  ...modules.map(serverModule),
  { files: ['server/src/*.ts', 'server/src/cli/**', 'server/seeds/**', 'server/test/**'], restrictions: [noWeb] },
  {
    files: ['web/src/ui/**'],
    restrictions: [
      noServer,
      noFeature('The design system'),
      noWidget('The design system'),
      noApp,
      { group: ['@prova/contract/**'], message: 'The design system does not know the contract.' },
    ],
  },
  { files: ['web/src/lib/**'], restrictions: [noServer, noFeature('lib'), noWidget('lib'), noApp] },
  { files: ['web/src/widgets/**'], restrictions: [noServer, noFeature('A widget'), noApp] },
  ...features.map(webFeature),
  { files: ['web/src/app/**', 'web/src/locales/**'], restrictions: [noServer] },
];

function serverModule(name: string): Area {
  const line = moduleOrder.findIndex((names) => names.includes(name));
  const left = moduleOrder.slice(0, line).flat();
  const others = moduleOrder
    .slice(line)
    .flat()
    .filter((other) => other !== name);
  const restrictions: Restriction[] = [
    noWeb,
    { group: ['**/app.ts', '**/main.ts'], message: 'A module does not know the program it is part of.' },
    {
      group: inFolders('modules', others),
      message: `${name} imports only modules that stand before it in the order of modules.`,
    },
  ];
  const ofAnother: Restriction[] = [
    {
      group: [...inFolders('modules', left), `!**/${anyOf(left)}/*.{service,policy}.ts`],
      message: 'Of another module, only <module>.service.ts and the types of <module>.policy.ts may be imported.',
    },
    {
      group: [`**/${anyOf(left)}/*.policy.ts`],
      importNamePattern: '[a-z].*',
      message: "Of another module's policy, only types may be imported: ask its service.",
    },
  ];
  return {
    files: [`server/src/modules/${name}/**`],
    restrictions: left.length > 0 ? [...restrictions, ...ofAnother] : restrictions,
  };
}

function webFeature(name: string): Area {
  const others = features.filter((other) => other !== name);
  return {
    files: [`web/src/features/${name}/**`],
    restrictions: [
      noServer,
      noApp,
      {
        group: [
          ...inFolders('features', others),
          `!**/${anyOf(others)}/*.queries.ts`,
          `!**/${anyOf(others)}/components/**`,
        ],
        message: 'Of another feature, only <module>.queries.ts and components/ may be imported, never a page.',
      },
    ],
  };
}

/** Imports as they are written: relative, from up to two folders down, or through the parent folder. */
function inFolders(parent: string, names: string[]): string[] {
  return [`{..,../..,../../..}/${anyOf(names)}/**`, `**/${parent}/${anyOf(names)}/**`];
}

function anyOf(names: string[]): string {
  return names.length === 1 ? `${names[0]}` : `{${names.join(',')}}`;
}

/** The list as Biome's configuration. */
export function biomeConfiguration(): { linter: object; overrides: object[] } {
  return {
    linter: { rules: { suspicious: { noImportCycles: { level: 'error', options: { ignoreTypes: false } } } } },
    overrides: areas.map(({ files, restrictions }) => ({
      includes: files,
      linter: {
        rules: {
          style: {
            noRestrictedImports: {
              level: 'error',
              options: {
                // The named import keeps all of zod in the browser: 55 kB.
                paths: { zod: { importNames: ['z', 'default'], message: "Write import * as z from 'zod'." } },
                patterns: restrictions,
              },
            },
          },
        },
      },
    })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../biome.import-rules.json', import.meta.url));
  const { linter, overrides } = biomeConfiguration();
  // One line an area, so that a change of the list reads well in a diff.
  const lines = overrides.map((override) => `    ${JSON.stringify(override)}`);
  const text = `{\n  "linter": ${JSON.stringify(linter)},\n  "overrides": [\n${lines.join(',\n')}\n  ]\n}\n`;
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write('biome.import-rules.json differs from the list. Mend it with: node scripts/import-rules.ts\n');
    process.exitCode = 1;
  }
}
