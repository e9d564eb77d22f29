/** What is known of a module before it is built. */
export interface GraphModule {
  readonly id: string;
  /** In characters. */
  readonly size: number;
  readonly imports: readonly string[];
  /** What it may ask for later. */
  readonly later: readonly string[];
  /** Whether it does something when it is loaded: nobody loads such a module in vain. */
  readonly acts: boolean;
  /** Files of phrases that it reads. They come beside it. */
  readonly phrases: readonly string[];
}
export type Graph = ReadonlyMap<string, GraphModule>;

export interface Entry {
  readonly id: string;
  /** How many characters that nobody needs may come along there to save a file. */
  readonly fileWorth: number;
  /** How much its loads count beside those of the others. */
  readonly weight: number;
}

/** What is asked for at once: an entry, a page, or what comes later. */
interface Load {
  /** Whether many visits begin so. */
  readonly isVisit: boolean;
  /** How much what it brings in vain counts, and what a file less is worth. */
  readonly weight: number;
  readonly fileWorth: number;
  readonly brings: ReadonlySet<string>;
  /** What is there before. */
  readonly finds: ReadonlySet<string>;
}

interface Chunk {
  readonly modules: string[];
  size: number;
  acts: boolean;
  readonly isPhrases: boolean;
  /** The loads that fetch it. */
  readonly broughtBy: Set<Load>;
  /** Those, and the loads that find it there. */
  readonly knownTo: Set<Load>;
  readonly imports: Set<Chunk>;
  readonly importers: Set<Chunk>;
}

/** An entry comes with each of its pages; many visits begin on some of these, and few see what others open. */
const WEIGHTS = { entry: 20, visited: 10, page: 0.25, later: 0.1 };
/** What a page may open, beside the page itself. */
const REST = 0.25;
/** As many files as a visit may begin with: each costs a way to the server, and the answers compress apart. */
const MOST_FILES = 33;

interface Joining {
  readonly one: Chunk;
  readonly other: Chunk;
  readonly gain: number;
}

/**
 * Which modules share a script. Those that the same loads need begin together: nobody loads what is not needed. Then those
 * join that gain most by it, as long as a file less is worth more than what is loaded in vain, and on pages on which visits
 * begin until the files are few enough.
 * @param visits pages on which many visits begin, with the files of phrases that these ask for
 */
export function planChunks(
  graph: Graph,
  entries: readonly Entry[],
  visits: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const loads = loadsOf(graph, entries, visits);
  const chunks = new Set(alikeChunks(graph, loads));
  joinWhatGains(chunks);
  for (const load of loads.filter(({ isVisit }) => isVisit))
    for (let files = filesOf(load, chunks); files.size > MOST_FILES; files = filesOf(load, chunks)) {
      const best = mostGaining([...files].flatMap((one) => bestJoining(one, files) ?? []));
      if (!best) break;
      join(best);
      chunks.delete(best.one);
    }
  // What both begin with would not be there for one of them.
  const circular = [...chunks].find((chunk) => leadsRound(chunk, chunk));
  if (circular) throw new Error(`Two scripts would import each other, one of them with ${circular.modules[0]}.`);
  return [...chunks].map(({ modules }) => modules);
}

function joinWhatGains(chunks: Set<Chunk>): void {
  const joinings = new Map<Chunk, Joining | undefined>();
  for (;;) {
    for (const chunk of chunks) if (!joinings.has(chunk)) joinings.set(chunk, bestJoining(chunk, chunks));
    const best = mostGaining([...joinings.values()].flatMap((joining) => joining ?? []));
    if (!best || best.gain <= 0) return;
    join(best);
    chunks.delete(best.one);
    const changed = new Set([best.one, best.other]);
    for (const [chunk, joining] of joinings)
      if (changed.has(chunk) || (joining && changed.has(joining.other))) joinings.delete(chunk);
  }
}

const filesOf = (load: Load, chunks: ReadonlySet<Chunk>) =>
  new Set([...chunks].filter(({ knownTo }) => knownTo.has(load)));

const mostGaining = (joinings: readonly Joining[]): Joining | undefined =>
  joinings.reduce<Joining | undefined>((best, each) => (best && best.gain >= each.gain ? best : each), undefined);

function bestJoining(one: Chunk, others: ReadonlySet<Chunk>): Joining | undefined {
  return [...others]
    .filter((other) => other !== one && other.isPhrases === one.isPhrases)
    .map((other) => ({ one, other, gain: gainOf(one, other) }))
    .filter(({ gain }) => gain > Number.NEGATIVE_INFINITY)
    .sort((first, second) => second.gain - first.gain)
    .find(({ other }) => !leadsRound(one, other) && !leadsRound(other, one));
}

function gainOf(one: Chunk, other: Chunk): number {
  let gain = 0;
  for (const load of one.broughtBy) if (other.broughtBy.has(load)) gain += load.weight * load.fileWorth;
  return gain === 0 ? Number.NEGATIVE_INFINITY : gain - wasteOf(one, other) - wasteOf(other, one);
}

/** What those who need the one alone would load of the other, and of what that imports. */
function wasteOf({ broughtBy }: Chunk, other: Chunk): number {
  let waste = 0;
  for (const { size, acts, knownTo } of reachedFrom(other))
    for (const load of broughtBy) if (!knownTo.has(load)) waste += acts ? Number.POSITIVE_INFINITY : size * load.weight;
  return waste;
}

function reachedFrom(chunk: Chunk): Set<Chunk> {
  const found = new Set([chunk]);
  for (const each of found) for (const imported of each.imports) found.add(imported);
  return found;
}

/** Whether the one imports the other by way of a third, which would then import what imports it. */
function leadsRound(one: Chunk, other: Chunk): boolean {
  return [...one.imports].some((imported) => imported !== other && reachedFrom(imported).has(other));
}

function join({ one, other }: Joining): void {
  other.modules.push(...one.modules);
  other.size += one.size;
  other.acts ||= one.acts;
  for (const imported of one.imports) {
    imported.importers.delete(one);
    imported.importers.add(other);
    other.imports.add(imported);
  }
  for (const importer of one.importers) {
    importer.imports.delete(one);
    importer.imports.add(other);
    other.importers.add(importer);
  }
  other.imports.delete(other);
  other.importers.delete(other);
  for (const load of one.broughtBy) other.broughtBy.add(load);
  for (const reached of reachedFrom(other))
    for (const load of other.broughtBy)
      if (!reached.knownTo.has(load)) {
        reached.knownTo.add(load);
        reached.broughtBy.add(load);
      }
  for (const load of one.knownTo) other.knownTo.add(load);
}

/** Modules that the same loads bring. */
function alikeChunks(graph: Graph, loads: readonly Load[]): Chunk[] {
  const alike = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  const phrases = new Set([...graph.values()].flatMap((module) => module.phrases));
  for (const { id, size, acts } of graph.values()) {
    const broughtBy = loads.filter(({ brings }) => brings.has(id));
    if (broughtBy.length === 0) continue;
    const isPhrases = phrases.has(id);
    const key = `${isPhrases} ${broughtBy.map((load) => loads.indexOf(load)).join()}`;
    const knownTo = loads.filter(({ brings, finds }) => brings.has(id) || finds.has(id));
    const chunk = alike.get(key) ?? {
      modules: [],
      size: 0,
      acts: false,
      isPhrases,
      broughtBy: new Set(broughtBy),
      knownTo: new Set(knownTo),
      imports: new Set<Chunk>(),
      importers: new Set<Chunk>(),
    };
    alike.set(key, chunk);
    chunkOf.set(id, chunk);
    chunk.modules.push(id);
    chunk.size += size;
    chunk.acts ||= acts;
  }
  for (const [id, chunk] of chunkOf)
    for (const imported of graph.get(id)?.imports ?? []) {
      const other = chunkOf.get(imported);
      if (!other || other === chunk) continue;
      chunk.imports.add(other);
      other.importers.add(chunk);
    }
  return [...alike.values()];
}

function loadsOf(graph: Graph, entries: readonly Entry[], visits: ReadonlyMap<string, readonly string[]>): Load[] {
  const roots = [...rootsOf(graph, entries).values()];
  return roots.flatMap((root) => {
    const { id, entry, depth, finds = new Set<string>() } = root;
    const { fileWorth } = entry;
    const phrases = visits.get(id);
    const needs = root.needs.union(new Set(phrases));
    const weight = WEIGHTS[phrases ? 'visited' : depth] * entry.weight;
    const load = { isVisit: phrases !== undefined, weight, fileWorth, brings: needs.difference(finds), finds };
    if (depth !== 'page') return [load];
    const known = finds.union(needs);
    const rest = openedFrom(graph, roots, root).difference(known);
    return [load, { isVisit: false, weight: weight * REST, fileWorth, brings: rest, finds: known }];
  });
}

/** All that a page may ask for, other pages left out. */
function openedFrom(graph: Graph, roots: readonly Root[], page: Root): Set<string> {
  const parts = new Map(roots.filter(({ depth }) => depth === 'later').map((root) => [root.id, root]));
  const asked = new Set(laterOf(graph, page.needs));
  const opened = new Set<string>();
  for (const id of asked) {
    const part = parts.get(id);
    if (!part) continue;
    for (const need of part.needs) opened.add(need);
    for (const next of laterOf(graph, part.needs)) asked.add(next);
  }
  return opened;
}

interface Root {
  readonly id: string;
  readonly depth: 'entry' | 'page' | 'later';
  /** Of those from which it is reached the first. */
  readonly entry: Entry;
  /** What comes with it. */
  readonly needs: ReadonlySet<string>;
  /** What is there whenever it is asked for; undefined until that is known. */
  finds?: ReadonlySet<string>;
}

/** All that is asked for by itself. */
function rootsOf(graph: Graph, entries: readonly Entry[]): Map<string, Root> {
  const roots = new Map<string, Root>();
  const askedBy = new Map<string, Set<Root>>();
  for (const entry of entries)
    roots.set(entry.id, { id: entry.id, entry, depth: 'entry', needs: needsOf(graph, entry.id), finds: new Set() });
  for (const root of roots.values()) {
    const asked = laterOf(graph, root.needs);
    // An entry that asks for a single file begins with it.
    const depth = root.depth !== 'entry' ? 'later' : asked.length === 1 ? 'entry' : 'page';
    for (const id of asked) {
      if (!roots.has(id)) roots.set(id, { id, depth, entry: root.entry, needs: needsOf(graph, id) });
      askedBy.set(id, (askedBy.get(id) ?? new Set()).add(root));
    }
  }
  for (let changes = true; changes; ) {
    changes = false;
    for (const [id, by] of askedBy) {
      const root = roots.get(id);
      const known = [...by].flatMap((each) => (each.finds && each !== root ? [each.finds.union(each.needs)] : []));
      if (!root || known.length === 0 || root.finds?.size === 0) continue;
      const finds = known.reduce((one, other) => one.intersection(other));
      if (root.finds?.size === finds.size) continue;
      root.finds = finds;
      changes = true;
    }
  }
  return roots;
}

/** A module with all that it imports, and their phrases. */
function needsOf(graph: Graph, root: string): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) {
    const { imports = [], phrases = [] } = graph.get(id) ?? {};
    for (const each of [...imports, ...phrases]) found.add(each);
  }
  return found;
}

const laterOf = (graph: Graph, ids: ReadonlySet<string>): string[] => [
  ...new Set([...ids].flatMap((id) => graph.get(id)?.later ?? [])),
];
