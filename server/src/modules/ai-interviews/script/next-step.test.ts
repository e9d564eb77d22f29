import { FOLLOW_UPS_A_QUESTION, minutesOf } from '@prova/contract/ai-interviews/ai-interview-fields';
import { findLegalConcerns } from '@prova/contract/jobs/job-law';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PORTUGUESE } from '../../../../test/interview-transcripts/portuguese.ts';
import type { ScriptQuestion } from '../analysis/analysis-input.ts';
import { FOLLOW_UPS } from './follow-up-words.ts';
import type { InterviewState, Turn } from './interview-state.ts';
import { nextStep } from './next-step.ts';

const script: ScriptQuestion[] = [
  { question: 1, text: 'Conte uma decisão sua que não deu certo.', type: 'behavioral', required: true },
  { question: 2, text: 'Descreva um problema que você resolveu com React.', type: 'technical', required: false },
  { question: 3, text: 'Como você confere a qualidade do seu trabalho?', type: 'technical', required: true },
];
const FULL =
  'Eu troquei a fila por uma tabela, percebi que o sistema ficou lento, voltei atrás em duas horas e escrevi um teste de carga, e os atrasos diminuíram muito desde então.';

const state = (turns: readonly Turn[], more: Partial<InterviewState> = {}): InterviewState => ({
  script,
  turns,
  secondsUsed: 60,
  locale: 'pt-BR',
  technologies: ['React', 'Kubernetes'],
  ...more,
});
const answered = (question: number, answer: string, more: Partial<Turn> = {}): Turn => ({
  kind: 'ask',
  question,
  prompt: script[question - 1]?.text ?? '',
  answer,
  skipped: false,
  ...more,
});

describe('questions', () => {
  test('come in the order of the script, then comes the end', () => {
    expect(nextStep(state([]))).toEqual({ kind: 'ask', question: 1, prompt: script[0]?.text });
    expect(nextStep(state([answered(1, FULL)]))).toMatchObject({ kind: 'ask', question: 2 });
    const two = [answered(1, FULL), answered(2, FULL.replace('fila', 'lista'))];
    expect(nextStep(state(two))).toMatchObject({ kind: 'ask', question: 3 });
    expect(nextStep(state([...two, answered(3, FULL.replace('fila', 'pilha'))]))).toEqual({ kind: 'closing' });
  });

  test('an empty script ends at once', () => {
    expect(nextStep(state([], { script: [] }))).toEqual({ kind: 'closing' });
  });

  test('what may be left out is left out where time is short, what is required never', () => {
    const late = minutesOf(script.length) * 60 - 200;
    expect(nextStep(state([answered(1, FULL)], { secondsUsed: late }))).toMatchObject({ kind: 'ask', question: 3 });
    expect(nextStep(state([answered(1, FULL)], { secondsUsed: 86_400 }))).toMatchObject({ kind: 'ask', question: 3 });
    const optional = script.map((question) => ({ ...question, required: false }));
    expect(nextStep(state([answered(1, FULL)], { script: optional, secondsUsed: 86_400 }))).toEqual({
      kind: 'closing',
    });
  });
});

describe('a follow-up', () => {
  const reasonOf = (answer: string, more: Partial<InterviewState> = {}) => {
    const step = nextStep(state([answered(1, answer)], more));
    return step.kind === 'follow-up' ? step.reason : step.kind;
  };

  test.each([
    ['Já usei muito.', 'too_short'],
    [
      'A gente trocou a fila por uma tabela, o sistema ficou lento, a gente voltou atrás em duas horas e os atrasos diminuíram muito depois.',
      'no_own_part',
    ],
    [
      'Eu percebi que o cadastro tinha um erro na tela principal do aplicativo, investiguei a causa, corrigi o campo e escrevi um teste.',
      'no_result',
    ],
    [
      'Antes de entregar eu sempre reviso com calma, olho os casos de borda, testo no celular e confiro com a lista que a equipe montou.',
      'ask',
    ],
    [
      'Conflitos são normais em qualquer equipe e o certo é ouvir os dois lados com calma antes de decidir qualquer coisa.',
      'ask',
    ],
    [FULL, 'ask'],
    [
      'Acredito que o mais importante seja ouvir cada área com calma e depois adaptar a mensagem para que todos entendam bem.',
      'ask',
    ],
  ])('%s', (answer, reason) => {
    expect(reasonOf(answer)).toBe(reason);
  });

  test.each([
    [
      'We moved the queue to a table, it got slow, and we went back within two hours. After that the delays dropped a lot.',
      'no_own_part',
    ],
    [
      'I noticed an error in the form of the main screen, looked for the cause, fixed nothing else and wrote a test for that one field.',
      'ask',
    ],
    [
      'I always check the numbers twice, ask a colleague to read the report, and keep a list of what went missing before.',
      'ask',
    ],
    [
      'I grouped all the reports by device and by version, compared them with older ones, and talked to three of the people who had sent them.',
      'no_result',
    ],
    ['It was fine.', 'too_short'],
  ])('in English: %s', (answer, reason) => {
    expect(reasonOf(answer, { locale: 'en-US' })).toBe(reason);
  });

  test('about a technology belongs to technical questions', () => {
    const answer =
      'No projeto da loja usei bastante o k8s, que é muito bom, e o ambiente ficou mais estável para todo mundo.';
    expect(nextStep(state([answered(1, answer)]))).toMatchObject({ kind: 'ask', question: 2 });
    expect(nextStep(state([answered(2, answer)]))).toMatchObject({ kind: 'follow-up', reason: 'technology' });
  });

  test('names the technology that was named', () => {
    const step = nextStep(
      state([
        answered(
          2,
          'No projeto da loja usei bastante o k8s, que é muito bom, e o ambiente ficou mais estável para todo mundo.',
        ),
      ]),
    );
    expect(step).toMatchObject({
      kind: 'follow-up',
      question: 2,
      prompt: 'Você falou de Kubernetes. Tem um caso seu que mostre isso?',
    });
  });

  test('comes once a question, and never after a skip', () => {
    const first = answered(1, 'Já usei muito.');
    const step = nextStep(state([first]));
    const prompt = step.kind === 'follow-up' ? step.prompt : '';
    expect(nextStep(state([first, answered(1, 'Só isso.', { kind: 'follow-up', prompt })]))).toMatchObject({
      kind: 'ask',
      question: 2,
    });
    expect(nextStep(state([answered(1, 'Não sei', { skipped: true })]))).toMatchObject({ kind: 'ask', question: 2 });
    expect(nextStep(state([answered(1, '  ')]))).toMatchObject({ kind: 'ask', question: 2 });
  });

  test('comes only where time is left for what is required', () => {
    const fits = minutesOf(script.length) * 60 - 180 - 60 - 90;
    expect(nextStep(state([answered(1, 'Curto.')], { secondsUsed: fits })).kind).toBe('follow-up');
    expect(nextStep(state([answered(1, 'Curto.')], { secondsUsed: fits + 1 })).kind).toBe('ask');
  });
});

test('an interview ends, asks each required question once, and says nothing twice, whatever is answered', () => {
  const phrases = PORTUGUESE.flatMap(({ exchanges }) => exchanges.map(([, , answer]) => answer));
  const reply = fc.record({
    answer: fc.oneof(fc.constantFrom(...phrases, 'Sim.', 'Usei React.', ''), fc.string()),
    skipped: fc.boolean(),
    seconds: fc.nat(400),
  });
  const question = fc.record({
    type: fc.constantFrom('behavioral' as const, 'technical' as const),
    required: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(question, { maxLength: 10 }),
      fc.infiniteStream(reply),
      fc.constantFrom('pt-BR' as const, 'en-US' as const),
      (questions, replies, locale) => {
        const own = questions.map((each, index) => ({ ...each, question: index + 1, text: `Pergunta ${index + 1}` }));
        const turns: Turn[] = [];
        let secondsUsed = 0;
        for (;;) {
          const step = nextStep({ script: own, turns, secondsUsed, locale, technologies: ['React'] });
          if (step.kind === 'closing') break;
          const { seconds, ...said } = replies.next().value;
          turns.push({ ...step, ...said });
          secondsUsed += seconds;
          expect(turns.length).toBeLessThanOrEqual(own.length * (1 + FOLLOW_UPS_A_QUESTION));
        }
        const asked = turns.filter(({ kind }) => kind === 'ask').map((turn) => turn.question);
        expect(asked).toEqual([...new Set(asked)].sort((one, other) => one - other));
        for (const { question, required } of own) if (required) expect(asked).toContain(question);
        expect(new Set(turns.map(({ prompt }) => prompt)).size).toBe(turns.length);
      },
    ),
    { numRuns: 60 },
  );
});

test('every wording is one question that anybody may be asked', () => {
  for (const [locale, reasons] of Object.entries(FOLLOW_UPS)) {
    for (const wording of Object.values(reasons).flat()) {
      expect(wording.length).toBeLessThanOrEqual(300);
      expect(wording).not.toContain('!');
      expect(findLegalConcerns(wording, locale as 'pt-BR')).toEqual([]);
    }
  }
});
