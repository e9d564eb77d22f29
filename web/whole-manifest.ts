import { relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const FILE = '.vite/manifest.json';

/** The manifest names every file of ours that code asks for later, also where several of them share a script. */
export function wholeManifest(): Plugin {
  let root = '';
  return {
    name: 'prova:whole-manifest',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[FILE];
        if (asset?.type !== 'asset') throw new Error(`The build has written no ${FILE}.`);
        const manifest = JSON.parse(String(asset.source)) as Manifest;
        const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
        for (const { type, fileName, ...chunk } of Object.values(bundle))
          for (const id of type === 'chunk' && 'modules' in chunk ? Object.keys(chunk.modules) : []) {
            const source = relative(root, id).replaceAll('\\', '/');
            const known = manifest[keys.get(fileName) ?? ''];
            const isLater = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
            if (known && isLater) manifest[source] ??= { ...known, src: source, isDynamicEntry: true };
          }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
