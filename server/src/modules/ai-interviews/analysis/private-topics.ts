import type { Word } from './folded-line.ts';
import { hasPhrase, phrasesOf } from './phrases.ts';

/**
 * What somebody may tell of themselves that no decision about work may rest on: family, health, faith, origin, age, orientation.
 * The words are those of people who speak of themselves; "saúde da aplicação" and "child process" are none.
 */
const PRIVATE = phrasesOf(
  `meu filho, minha filha, meus filhos, minhas filhas, tenho filhos, nao tenho filhos, filho pequeno, filha pequena, meu marido, minha esposa,
  minha mulher, meu namorado, minha namorada, meu pai, minha mae, minha avo, meu avo, meu irmao, minha irma, minha familia,
  sou casado, sou casada, sou solteiro, sou solteira, divorci*, gravid*, gestante, maternidade, paternidade, engravid*,
  igreja, evangelic*, catolic*, espirita, umbanda, candomble, religi*, minha fe, sou ateu, sou ateia, graças a deus,
  cancer, depressao, ansiedade, burnout, autis*, tdah, deficiencia fisica, deficiencia visual, deficiencia auditiva, sou pcd, pcd,
  cadeirante, minha doenca, minha saude, meu tratamento, psiquiatr*, terapia, hiv, sou gay, sou lesbica, sou bissexual, sou trans,
  transexual, homossexual, sou negro, sou negra, sou preto, sou preta, sou pardo, sou parda, sou branco, sou branca, indigena,
  quilombola, minha idade, anos de idade, minha aparencia, meu sotaque, sindica*, partido politico`,
  `my son, my daughter, my kids, my children, my husband, my wife, my boyfriend, my girlfriend, my father, my mother, my parents,
  my family, i'm married, i am married, i'm single, i am single, divorced, pregnan*, maternity, paternity, my church, christian,
  catholic, muslim, jewish, my religion, my faith, my cancer, had cancer, depression, anxiety, autis*, adhd, my disability,
  disabled person, wheelchair, my illness, my health, my therapist, hiv, i'm gay, i am gay, lesbian, bisexual, transgender,
  i'm black, i am black, i'm white, i am white, my race, my ethnicity, years old, my age, my accent, trade union, political party`,
);
/** "Tenho 34 anos", "aged 34": an age, unless it goes on ("34 anos de experiência"). */
const OF_TIME = new Set([
  'de',
  'em',
  'com',
  'como',
  'no',
  'na',
  'trabalhando',
  'atuando',
  'nessa',
  'nesta',
  'of',
  'in',
  'working',
]);

/** Whether a sentence speaks of what may not count. It is quoted nowhere, and no word of it counts. */
export function isPrivate(words: readonly Word[]): boolean {
  return hasPhrase(words, PRIVATE) || words.some((_, at) => saysAge(words, at));
}

function saysAge(words: readonly Word[], at: number): boolean {
  const [who, number, unit, next] = [0, 1, 2, 3].map((step) => words[at + step]?.key ?? '');
  if (!/^\d{2}$/.test(number ?? '')) return false;
  return who === 'aged' || ((who === 'tenho' || who === 'tem') && unit === 'anos' && !OF_TIME.has(next ?? ''));
}
