import { CODE_LANGUAGES, type CodeLanguage } from '@prova/contract/code/code-fields';
import { OUTPUT_LABEL } from './write.ts';

export interface Snippet {
  readonly language: CodeLanguage;
  readonly source: string;
  /** As the text says it; null where it says nothing. */
  readonly output: string | null;
}

// slow-expression-ignore: it reads the few thousand characters of a piece of the shelf
const RUNNABLE = new RegExp(
  `<pre><code class="language-(${CODE_LANGUAGES.join('|')})">([^<]*)</code></pre>(?:${OUTPUT_LABEL}<pre><code>([^<]*)</code></pre>)?`,
  'g',
);

/** The code of a body that is run where it is read, with what the text says that it prints. */
export function snippetsOf(body: string): Snippet[] {
  return [...body.matchAll(RUNNABLE)].map(([, language, source = '', output]) => ({
    language: language as CodeLanguage,
    source: unescaped(source),
    output: output === undefined ? null : unescaped(output),
  }));
}

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
