import type { Word } from './folded-line.ts';

const set = (list: string) => new Set(list.trim().split(/\s+/));

/** Verbs of the second and third kind, and irregular ones: "criei" and its like are told by their ending. */
const PORTUGUESE = set(`
  fiz resolvi escrevi defini decidi corrigi reduzi percebi entendi medi pedi propus dividi construi li descobri abri discuti
  sugeri investi reescrevi mantive trouxe consegui assumi cumpri respondi atendi convenci transferi reproduzi introduzi removi
  desenvolvi promovi aprendi redefini conduzi reuni dirigi inseri refiz revi expus compus servi segui persegui distribui inclui
  exclui contribui substitui converti permiti insisti traduzi recebi vendi promovi preveni exigi diminui
`);
/** They end like the first person of the past, and are something else. */
const NO_PAST = set('terei farei irei serei poderei direi estarei haverei deverei hei sei lei rei frei decreto-lei');
const PORTUGUESE_ENDING = /^\p{L}{2,}ei$/u;
const PORTUGUESE_WE = /^\p{L}{2,}[aeiou]mos$/u;
const NO_WE = set('mesmos ultimos proximos maximos minimos otimos legitimos anonimos');

/** What is done again and again: "ligo para o cliente". Most are nouns, too, which an article tells. */
const PORTUGUESE_HABIT = set(`
  faco uso ligo confiro separo olho escrevo testo reviso explico mostro pergunto converso aviso busco procuro verifico analiso comeco
  organizo priorizo marco envio leio crio monto defino divido registro acompanho peco combino meco comparo anoto mando preparo visito
  ouco escuto apresento planejo documento atendo resolvo levo digo falo chamo reuno listo desenho calculo estudo treino ensino
`);
const ARTICLES = set('o a os as um uma de do da dos das no na nos nas ao esse este meu seu cada por com em');

const ENGLISH_I = set('i ive id im');
const ENGLISH_WE = set('we weve wed');
const ENGLISH = set(`
  built wrote made did took found led ran set chose began brought taught spoke gave kept told met sold cut put drew broke
  rewrote split held got went saw thought read sent spent understood left fought drove wound redid undid shipped
  bought caught dealt felt grew heard hired paid rode sought shook sat stood swept threw wore won
`);
const ENGLISH_HABIT = set(`
  check ask write read use look talk call plan list test review show explain draw tell start keep make measure compare send go listen
  meet visit prepare document organize prioritize mark note study train teach calculate walk sit set share follow
`);
/** Between "I" and what is done again and again. */
const HOW_OFTEN = set('always usually then first also often just mostly still now');
/** They tell of a state, not of something done. */
const NO_ACTION = set(
  'need used worked wanted needed liked based supposed indeed hundred speed feed called interested',
);
/** "Was fixed", "the fixed price": somebody else did it, or nobody. */
const PASSIVE = set(
  'was were been be is are being got get gets has have had to the a an its their his her our my very more most',
);
const OTHER_SUBJECTS = set(
  'he she they it that which who what customers users nobody everybody people somebody someone',
);
/** Another subject speaks for so many words, then the story goes on with its own. */
const ASIDE = 3;
/** So far from its subject a verb still belongs to it. */
const STORY = 40;

/** What the speaker says to have done: the verb, and where it stands among the words. */
export interface Deed {
  readonly verb: string;
  readonly at: number;
  /** Done again and again, so that it has no end to tell of. */
  readonly isHabit: boolean;
}

/** The deeds of one person, "I", and of several, "we". */
export function deedsIn(words: readonly Word[]): { own: Deed[]; shared: Deed[] } {
  const own: Deed[] = [];
  const shared: Deed[] = [];
  let subject: { deeds: Deed[]; at: number } | null = null;
  let aside = Number.NEGATIVE_INFINITY;
  for (const [at, { key }] of words.entries()) {
    const before = words[at - 1]?.key ?? '';
    if (ENGLISH_I.has(key)) subject = { deeds: own, at };
    else if (ENGLISH_WE.has(key)) subject = { deeds: shared, at };
    else if (OTHER_SUBJECTS.has(key)) aside = at;
    else if (isPortuguesePast(key)) own.push({ verb: key, at, isHabit: false });
    else if (PORTUGUESE_HABIT.has(key) && !ARTICLES.has(before)) own.push({ verb: key, at, isHabit: true });
    else if (PORTUGUESE_WE.test(key) && !NO_WE.has(key)) shared.push({ verb: key, at, isHabit: false });
    else if (subject && isEnglishHabit(words, at)) subject.deeds.push({ verb: key, at, isHabit: true });
    else if (subject && isEnglishDeed(key) && !PASSIVE.has(before)) {
      const isAside = aside > subject.at && at - aside <= ASIDE;
      if (!isAside && at - subject.at <= STORY) subject.deeds.push({ verb: key, at, isHabit: false });
    }
  }
  return { own, shared };
}

const isPortuguesePast = (key: string) => PORTUGUESE.has(key) || (PORTUGUESE_ENDING.test(key) && !NO_PAST.has(key));

const isEnglishDeed = (key: string) =>
  ENGLISH.has(key) || (key.length > 4 && key.endsWith('ed') && !NO_ACTION.has(key));

function isEnglishHabit(words: readonly Word[], at: number): boolean {
  if (!ENGLISH_HABIT.has(words[at]?.key ?? '')) return false;
  const [before = '', earlier = ''] = [words[at - 1]?.key, words[at - 2]?.key];
  const isSubject = (key: string) => ENGLISH_I.has(key) || ENGLISH_WE.has(key);
  return isSubject(before) || (HOW_OFTEN.has(before) && isSubject(earlier));
}
