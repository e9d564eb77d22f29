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

const ENGLISH_I = set('i ive id im');
const ENGLISH_WE = set('we weve wed');
const ENGLISH = set(`
  built wrote made did took found led ran set chose began brought taught spoke gave kept told met sold cut put drew broke
  rewrote split held got went saw thought read sent spent understood left fought drove wound redid undid shipped
`);
/** They tell of a state, not of something done. */
const NO_ACTION = set('need used worked wanted needed liked tried based supposed indeed hundred speed feed');
/** Between the person and the verb: "I then quickly wrote". */
const REACH = 3;

/** What the speaker says to have done: the verb, and where it stands among the words. */
export interface Deed {
  readonly verb: string;
  readonly at: number;
}

/** The deeds of one person, "I", and of several, "we". */
export function deedsIn(words: readonly Word[]): { own: Deed[]; shared: Deed[] } {
  const own: Deed[] = [];
  const shared: Deed[] = [];
  for (const [at, { key }] of words.entries()) {
    if (PORTUGUESE.has(key) || (PORTUGUESE_ENDING.test(key) && !NO_PAST.has(key))) own.push({ verb: key, at });
    else if (PORTUGUESE_WE.test(key) && !NO_WE.has(key)) shared.push({ verb: key, at });
    else if (isEnglishDeed(key)) {
      const who = englishSubject(words, at);
      if (who === 'i') own.push({ verb: key, at });
      if (who === 'we') shared.push({ verb: key, at });
    }
  }
  return { own, shared };
}

const isEnglishDeed = (key: string) =>
  ENGLISH.has(key) || (key.length > 4 && key.endsWith('ed') && !NO_ACTION.has(key));

/** "I measured, split and rewrote": a verb may share its subject with the one before it. */
function englishSubject(words: readonly Word[], at: number): 'i' | 'we' | null {
  let reach = REACH;
  for (let before = at - 1; before >= 0 && at - before <= 12 && reach > 0; before -= 1, reach -= 1) {
    const { key = '' } = words[before] ?? {};
    if (ENGLISH_I.has(key)) return 'i';
    if (ENGLISH_WE.has(key)) return 'we';
    if (OTHER_SUBJECTS.has(key)) return null;
    if (key === 'and' || isEnglishDeed(key)) reach = REACH + 1;
  }
  return null;
}

const OTHER_SUBJECTS = set('he she they it that which who customers users nobody everybody people');
