import type { Word } from './folded-line.ts';

const set = (list: string) => new Set(list.trim().split(/\s+/));

const NUMBERS = set(`
  dois duas tres quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa
  cem cento duzentos quinhentos mil two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty
  seventy eighty ninety hundred thousand
`);
const UNITS = set(`
  % cento percent porcento pontos points vezes times segundos seconds minutos minutes minuto minute horas hours hora hour dias days dia
  day semanas weeks meses months ms milissegundos milliseconds reais dolares dollars mil milhoes million millions usuarios users
  clientes customers pedidos orders chamados tickets requisicoes requests erros errors incidentes incidents falhas
  reclamacoes complaints pessoas people lojas stores contas accounts gb mb megas gigas
`);
const REACH = 3;

/** Where something is counted: a number with what it counts ("40%", "de 8 para 2 segundos"). */
export function quantitiesIn(words: readonly Word[]): number[] {
  return words.flatMap(({ key }, at) => (isNumber(key) && (key.endsWith('%') || hasUnit(words, at)) ? [at] : []));
}

export const isNumber = (key: string) => /^\d/.test(key) || NUMBERS.has(key);

const hasUnit = (words: readonly Word[], at: number) =>
  words.slice(at + 1, at + 1 + REACH).some(({ key }) => UNITS.has(key));
