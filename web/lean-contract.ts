import type { Plugin } from 'vite';
import { halfOf, readContract, readingHalves } from './contract-halves.ts';

/**
 * Schemas take as long to be made as a page to be drawn, and only forms need any. In what is built for browsers each module
 * of the contract is therefore two: what it takes to call its endpoints, with plain constants and functions, and its
 * schemas, which come with the first form that reads one (`closeJob.body`), as zod does. The sources say nothing of it.
 */
export function leanContract(): Plugin {
  return {
    name: 'prova:lean-contract',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Before the types go, so that what is read as a type alone is known.
    enforce: 'pre',
    buildStart: readContract,
    load: halfOf,
    transform: (code, id) => (id.includes('/web/src/') && /\.tsx?$/.test(id) ? readingHalves(id, code) : null),
  };
}
