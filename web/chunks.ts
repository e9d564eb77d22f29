import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, type Rolldown } from 'vite';
import { type Entry, type Graph, type GraphModule, planChunks } from './chunk-plan.ts';
import { readFirstVisits } from './first-visits.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Visitors come once, on a phone: what they load in vain counts for more than files do. */
const ENTRIES: readonly Entry[] = [
  { id: here('public.html'), weight: 20, fileWorth: 3000 },
  { id: here('index.html'), weight: 1, fileWorth: 20_000 },
];

// slow-expression-ignore: a path of our own
const OWN = /\/web\/src\/.*\.tsx?$/;
const LOCALES = /\/locales\/(pt-BR|en-US)\/([\w-]+)\.ts$/;
const WORDS = /\.en-US\.ts$/;
/** Phrases are planned in one language: in the other they share files in the same way. */
const PLANNED = 'pt-BR';
/** The name of a script of phrases begins so, which vite.config.ts reads. */
export const PHRASES = 'phrases-';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Which modules share a script, by the graph of their imports (chunk-plan.ts): many small files load slower and compress
 * worse. What a first visit may load in all is said where features name it, and measured by scripts/bundle-size.ts.
 */
export async function chunkGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const visits = (await readFirstVisits()).filter(({ isLater }) => !isLater);
  const phrasesOf = new Map(
    visits.flatMap(({ pages, phrases }) =>
      pages.map((page) => [here(`src/features/${page}`), phrases.map(phraseFile)] as const),
    ),
  );
  let names: ReadonlyMap<string, string> | undefined;
  const nameOf = (id: string, modules: Modules): string | null => {
    names ??= new Map(
      planChunks(graphOf(modules), ENTRIES, phrasesOf).flatMap((ids, index) => ids.map((each) => [each, `${index}`])),
    );
    const [, locale, file] = LOCALES.exec(id) ?? [];
    // Words that the contract has in both languages, too: left to the bundler, they would stand beside the phrases that import them.
    if (!locale && !names.has(id) && WORDS.test(id))
      return `words-${names.get(id.replace(WORDS, `.${PLANNED}.ts`)) ?? 'alone'}`;
    if (!locale) return names.get(id) ?? null;
    const planned = id.replace(`/${locale}/`, `/${PLANNED}/`);
    return `${PHRASES}${names.get(planned) ?? file}-${locale}`;
  };
  return [{ debugName: 'planned', name: nameOf, includeDependenciesRecursively: false }];
}

/** All modules that the entries reach. */
function graphOf(modules: Modules): Graph {
  const graph = new Map<string, GraphModule>();
  const ids = new Set(ENTRIES.map(({ id }) => id));
  for (const id of ids) {
    const { importedIds = [], dynamicallyImportedIds = [], code } = modules.getModuleInfo(id) ?? {};
    const later = dynamicallyImportedIds.filter((each) => !LOCALES.test(each));
    const phrases = phraseFilesOf(id);
    for (const each of [...importedIds, ...later, ...phrases]) ids.add(each);
    graph.set(id, { id, size: code?.length ?? 0, acts: acts(id, code), imports: importedIds, later, phrases });
  }
  return graph;
}

/** A module of ours that has more than declarations; what packages have of them is for whoever imports them. */
function acts(id: string, code: string | null | undefined): boolean {
  if (!OWN.test(id) || !code) return false;
  const { body } = parseSync(id, code, { lang: 'js' }).program;
  return body.some(({ type }) => /^(?:Expression|If|For|ForOf|Try|Block)Statement$/.test(type));
}

const phraseFile = (name: string) => here(`src/locales/${PLANNED}/${name}.ts`);

// slow-expression-ignore: reads our own source
const TRANSLATIONS = /useTranslation\(([^)]*)\)/g;
const NAME = /'([\w-]+)'/g;
/** `t('app:companyLost')` */
const KEY = /'([\w-]+):[a-z]/g;

/** The files of phrases that a module of ours reads. */
function phraseFilesOf(id: string): string[] {
  if (!OWN.test(id) || LOCALES.test(id)) return [];
  const text = readFileSync(id, 'utf8');
  const read = [...text.matchAll(TRANSLATIONS)].flatMap(([, names = '']) => [...names.matchAll(NAME)]);
  const names = new Set([...read, ...text.matchAll(KEY)].map(([, name = '']) => name));
  return [...names].map(phraseFile).filter((file) => existsSync(file));
}
