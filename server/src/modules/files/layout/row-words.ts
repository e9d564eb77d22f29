import { plain } from '@prova/contract/folded-text';

/** The first words of the headings of résumés, in both languages. */
const HEADINGS = new Set(
  `experiencia experiencias experience employment historico atuacao formacao educacao education escolaridade academic
  idiomas linguas languages habilidades skills competencias conhecimentos tecnologias ferramentas tools technologies
  contato contatos contact perfil profile sobre about resumo summary objetivo objective projetos projects certificacoes
  certificados certifications cursos courses interesses interests links hobbies referencias references top principais
  premios awards publicacoes publications voluntariado volunteering soft hard technical professional work honors
  dados informacoes details qualificacoes qualifications expertise stack`.split(/\s+/),
);
const LONGEST_HEADING = 40;

/** Whether a piece of a row may be the heading of a part. */
export function looksLikeHeading(text: string): boolean {
  if (text.length > LONGEST_HEADING) return false;
  const words = plain(text)
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > 5) return false;
  if (words.every((word) => word.length === 1)) return HEADINGS.has(words.join(''));
  return HEADINGS.has(words[0] ?? '') && !/[.,;@\d]/.test(text);
}

const MONTHS = new Set(
  `jan fev feb mar abr apr mai may jun jul ago aug set sep sept out oct nov dez dec janeiro fevereiro marco abril maio junho
  julho agosto setembro outubro novembro dezembro january february march april june july august september october november
  december`.split(/\s+/),
);
const DATE_WORDS = new Set(
  `atual presente present now current hoje today momento ate a to de desde since until o e ongoing em andamento`.split(
    /\s+/,
  ),
);
const LONGEST_MARGIN = 40;

/** Whether a piece of a row may stand in a margin: a date, or where something was. */
export function looksLikeMargin(text: string): boolean {
  if (text.length > LONGEST_MARGIN) return false;
  const words = plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return (
    words.length > 0 &&
    words.length <= 9 &&
    words.every((word) => /^\d{1,4}$/.test(word) || MONTHS.has(word) || DATE_WORDS.has(word)) &&
    words.some((word) => /^\d{2,4}$/.test(word) || word === 'atual' || word === 'present')
  );
}
