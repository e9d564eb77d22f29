import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync } from 'vite';

/** Each of them exports all that it has from a single file. */
const PACKAGES = ['lucide-react', 'react-aria-components'];

interface Export {
  readonly source: string;
  readonly name: string;
}

/**
 * In what is built a name of such a package is imported from the file of the package that has it: two thousand icons need not
 * be read for the sake of those that are shown, and the graph of modules tells which page needs which of them (chunks.ts).
 */
export function directImports(): Plugin {
  const known = new Map<string, { file: string; exports: ReadonlyMap<string, Export> }>();
  return {
    name: 'prova:direct-imports',
    apply: 'build',
    // Once the types are gone.
    enforce: 'post',
    async buildStart() {
      for (const name of PACKAGES) {
        const file = (await this.resolve(name))?.id;
        if (!file) throw new Error(`${name} is not installed.`);
        known.set(name, { file, exports: exportsOf(file) });
      }
    },
    transform: {
      // slow-expression-ignore: a path of our own, and the names of packages
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: new RegExp(PACKAGES.join('|')) },
      async handler(code, id) {
        const imports = parseSync(id, code, { lang: 'js' }).program.body.filter(
          (statement) => statement.type === 'ImportDeclaration' && known.has(statement.source.value),
        ) as ESTree.ImportDeclaration[];
        let text = code;
        for (const { specifiers, source, start, end } of imports.toReversed()) {
          const { file, exports } = known.get(source.value) ?? { file: '', exports: new Map<string, Export>() };
          const lines = specifiers.map(async (specifier) => {
            const name = specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : '*';
            const found = exports.get(name);
            const from = found && (await this.resolve(found.source, file))?.id;
            if (!from) throw new Error(`${id} imports ${name} of ${source.value}, which does not name its file.`);
            return `import { ${found.name} as ${specifier.local.name} } from '${from}';`;
          });
          text = text.slice(0, start) + (await Promise.all(lines)).join(' ') + text.slice(end);
        }
        return text === code ? null : text;
      },
    },
  };
}

/** What a file exports of others, by the name under which it does. */
function exportsOf(file: string): Map<string, Export> {
  const imported = new Map<string, Export>();
  const exported = new Map<string, Export>();
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier')
          imported.set(specifier.local.name, { source: statement.source.value, name: textOf(specifier.imported) });
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported: name } of statement.specifiers) {
      const known = statement.source
        ? { source: statement.source.value, name: textOf(local) }
        : imported.get(textOf(local));
      if (known) exported.set(textOf(name), known);
    }
  }
  return exported;
}

const textOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);
