import { plain } from '@prova/contract/folded-text';
import type { Seniority } from '@prova/contract/matching/match-input';

/** The words of titles, in the order in which they count: a "senior tech lead" leads. */
const WORDS: readonly (readonly [RegExp, Seniority])[] = [
  [/\b(?:diretora?|director|cto|cio|head of|head de)\b/, 'director'],
  [
    /\b(?:(?:gerente|coordenadora?) de (?:ti|tecnologia|desenvolvimento|engenharia|sistemas)|engineering manager|it manager)\b/,
    'manager',
  ],
  [/\b(?:(?:tech|team|technical|squad) lead(?:er)?|lider tecnic[oa]|lead)\b/, 'lead'],
  [/\bprincipal\b/, 'principal'],
  [/\b(?:estagi(?:o|ari[oa])|intern(?:ship)?|trainee|jovem aprendiz)\b/, 'trainee'],
  [/\b(?:junior|jr)\b/, 'junior'],
  [/\b(?:pleno|mid(?:-| )?level|mid)\b/, 'mid'],
  [/\b(?:senior|sr)\b/, 'senior'],
  [/\b(?:especialista|specialist|staff)\b/, 'specialist'],
  [/\b(?:estudante|graduand[oa])\b|\bstudent$/, 'trainee'],
];
/** The seniority that a title names ("Desenvolvedora Front-end Pleno", "Sr. iOS Engineer"); null where it names none. */
export function seniorityInTitle(title: string | null): Seniority | null {
  const written = plain(title ?? '');
  return WORDS.find(([words]) => words.test(written))?.[1] ?? null;
}
