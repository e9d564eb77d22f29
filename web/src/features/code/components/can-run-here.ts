import type { CodeLanguage } from '@prova/contract/code/code-fields';

/** A finger on a small screen: little memory, a battery, and perhaps a connection that is paid for by what it carries. */
const PHONE = '(pointer: coarse) and (max-width: 48rem), (pointer: coarse) and (max-height: 30rem)';

interface Hints {
  readonly connection?: { readonly saveData?: boolean };
  readonly userAgentData?: { readonly mobile?: boolean };
}

/** Whether code of a language is tried in this browser: otherwise it is on the server. */
export function canRunHere(language: CodeLanguage | null): boolean {
  if (language !== 'javascript' && language !== 'typescript') return false;
  const { connection, userAgentData } = navigator as Hints;
  if (connection?.saveData || userAgentData?.mobile || matchMedia(PHONE).matches) return false;
  return 'WebAssembly' in globalThis && 'Worker' in globalThis;
}
