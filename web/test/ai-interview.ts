import type { AiInvitation, AiSession, AiTurn } from '@prova/contract/ai-interviews/session';
import { vi } from 'vitest';

const HOUR_MS = 3_600_000;

export const turnOf = (number: number, changes: Partial<AiTurn> = {}): AiTurn => ({
  number,
  kind: 'ask',
  question: number,
  prompt: `Pergunta de número ${number}?`,
  required: false,
  ...changes,
});

export const sessionOf = (changes: Partial<AiSession> = {}): AiSession => ({
  phase: 'ask',
  way: 'text',
  name: 'Ana Duarte',
  nameMatches: true,
  turn: turnOf(1),
  past: [],
  secondsUsed: 0,
  ...changes,
});

export const aiInvitationOf = (changes: Partial<AiInvitation> = {}): AiInvitation => ({
  id: '01939c2a-0000-7000-8000-00000000a100',
  status: 'scheduled',
  cause: null,
  locale: 'pt-BR',
  companyName: 'Aurora Sistemas',
  companyVerified: true,
  companyLogoUrl: null,
  jobTitle: 'Pessoa Desenvolvedora',
  candidateName: 'Ana Duarte',
  closesAt: new Date(Date.now() + 72 * HOUR_MS).toISOString(),
  timeZone: 'America/Sao_Paulo',
  documentsUrl: null,
  notes: null,
  questions: 5,
  minutes: 17,
  engine: 'local',
  transcriber: null,
  readsAloud: false,
  endedAt: null,
  can: { begin: true, askForPerson: true },
  session: null,
  ...changes,
});

type Result = { transcript: string; isFinal?: boolean; confidence?: number };

/** Recognition of a browser that hears what a test says. Undone by `vi.unstubAllGlobals()`. */
export function stubRecognition() {
  const open = new Set<Recognition>();
  class Recognition {
    lang = '';
    results: (ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean })[] = [];
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      open.add(this);
    }
    abort() {
      open.delete(this);
    }
  }
  vi.stubGlobal('SpeechRecognition', Recognition);
  return {
    /** Whether anybody listens. */
    get listens(): boolean {
      return open.size > 0;
    },
    get languages(): string[] {
      return [...open].map(({ lang }) => lang);
    },
    says: (...said: Result[]) => {
      for (const recognition of open) {
        const resultIndex = recognition.results.filter(({ isFinal }) => isFinal).length;
        recognition.results.length = resultIndex;
        for (const { transcript, isFinal = true, confidence = 0.9 } of said)
          recognition.results.push(Object.assign([{ transcript, confidence }], { isFinal }));
        recognition.onresult?.({ resultIndex, results: recognition.results });
      }
    },
    fails: (error: string) => {
      for (const recognition of open) recognition.onerror?.({ error });
    },
  };
}
