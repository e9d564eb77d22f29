import { plain } from '../folded-text.ts';

/** Names of one thing that no rule tells, by their keys. The dictionary of the server knows more. */
const SAME: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  golang: 'go',
  csharp: 'c#',
  cpp: 'c++',
  fsharp: 'f#',
  dotnet: 'net',
  netcore: 'net',
  postgres: 'postgresql',
  mongo: 'mongodb',
  k8s: 'kubernetes',
  rails: 'rubyonrails',
  ror: 'rubyonrails',
};
/** What people put between the parts of a name, or leave out. "+" and "#" make another language of it. */
const BETWEEN = /[^\p{L}\p{N}+#]+/gu;

/** What two spellings of a technology have in common: "Node.js", "NodeJS" and "node js" are one. Empty for no name at all. */
export function skillKey(name: string): string {
  const key = plain(name).replace(BETWEEN, '');
  const bare = key.length > 3 && key.endsWith('js') ? key.slice(0, -2) : key;
  return SAME[bare] ?? bare;
}
