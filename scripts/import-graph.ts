// Who imports what, read from the sources themselves: static, type-only, re-exported and dynamic imports alike.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

export type Edge = {
  /** The importing file, from the root of the repository. */
  from: string;
  /** The imported file, from the root of the repository, or the specifier of a package. */
  to: string;
  /** What is taken: names of exports, `default`, or `*` for the whole namespace and for dynamic imports. */
  names: string[];
};

/** Every source file that git knows or would add, from the root of the repository. */
export function sourceFiles(root: string): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.ts', '*.tsx', '*.mjs'];
  const deleted = execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\n');
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files.filter((file) => !deleted.includes(file));
}

/** Every import of every source file. */
export function importGraph(root: string): Edge[] {
  return sourceFiles(root).flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** The imports of one source text. Throws where it cannot be parsed, and where an import's target is computed. */
export function importsOf(file: string, text: string): Edge[] {
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} could not be parsed: ${errors[0].message}`);
  const edge = (specifier: string, names: (string | undefined)[]): Edge => ({
    from: file,
    to: resolve(file, specifier),
    names: names.map((name) => name ?? '*'),
  });
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      edge(
        moduleRequest.value,
        entries.map(({ importName }) => (importName.kind === 'Default' ? 'default' : (importName.name ?? undefined))),
      ),
    ),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [edge(moduleRequest.value, [importName.name ?? undefined])] : [],
      ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const written = text.slice(moduleRequest.start, moduleRequest.end);
      const specifier = /^(['"`])([^'"`$]+)\1$/.exec(written)?.[2];
      return specifier ? [edge(specifier, [undefined])] : [];
    }),
  ];
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier)).replaceAll('\\', '/');
  const [, workspace, rest] = /^@prova\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  return workspace && rest ? `${workspace}/src/${rest.replace(/\.ts$/, '')}.ts` : specifier;
}
