import type { InterviewType } from '@prova/contract/interviews/interview-fields';

/** What becomes of an interview of somebody who goes on resting in the stage of interviews. */
export type InterviewFate =
  | 'held'
  | 'no_show'
  | 'outcome_open'
  | 'declined'
  | 'moved'
  | 'another_time'
  | 'colleague_declined'
  | 'soon'
  | 'later_today'
  | 'ahead';

/** A meeting as the team writes the invitation. */
export interface DemoMeeting {
  readonly type: InterviewType;
  /** Left out: the candidate’s telephone. */
  readonly location?: string;
  readonly notes: string | null;
}

/** Who came into the stage some days ago has been interviewed, or should have been. */
export const PAST_FATES: readonly InterviewFate[] = ['no_show', 'outcome_open', 'held', 'held'];

/** Who came lately has an interview ahead, or has answered otherwise; the first ones are in every demo. */
export const FATES_AHEAD: readonly InterviewFate[] = [
  'soon',
  'another_time',
  'later_today',
  'moved',
  'declined',
  'ahead',
  'colleague_declined',
  'ahead',
];

/** In turn. No link leads anywhere: nobody could have these addresses. */
export const MEETINGS: readonly DemoMeeting[] = [
  {
    type: 'video',
    location: 'https://sala.aurora.example/conversa',
    notes:
      'Vamos conversar sobre um projeto seu, do problema ao que ficou no ar. Se quiser mostrar código, deixe-o aberto antes de entrar.',
  },
  {
    type: 'presencial',
    location: 'Avenida das Andorinhas, 1200, 3º andar, Cambuí, Campinas',
    notes:
      'Na recepção, diga que veio conversar com o time e mostre um documento com foto. Há bicicletário e vaga de visitante.',
  },
  {
    type: 'video',
    location: 'https://sala.aurora.example/time',
    notes: 'Quem conversa com você é o time em que você trabalharia. Os últimos 15 minutos são para as suas perguntas.',
  },
  {
    type: 'telefone',
    notes: 'Ligamos na hora marcada para o número da sua candidatura. É uma conversa, sem exercício de código.',
  },
  {
    type: 'video',
    location: 'https://sala.aurora.example/estudo',
    notes: null,
  },
];

/** The meeting that the demo talent has agreed on in messages. */
export const TALENT_MEETING = {
  type: 'video',
  location: 'https://sala.marelogistica.example/mobile',
  notes:
    'Você vai conhecer a equipe de mobile. Vamos falar do aplicativo que você descreveu na candidatura e do nosso, sem exercício de código.',
  minutes: 40,
  /** In Brasília, on a Tuesday. */
  time: '09:30',
} as const;

/** Who interviews for Aurora beside the owner of a job, by its key. */
export const PANELS: Readonly<Record<string, readonly string[]>> = {
  front: ['entrevistador@aurora.example', 'gestora@aurora.example'],
  back: ['gestora@aurora.example', 'rafael.antunes@aurora.example'],
  dados: ['recrutadora@aurora.example'],
  plataforma: ['rafael.antunes@aurora.example'],
};

/** The expert of Aurora, who looks on at some interviews. */
export const OBSERVER = 'avaliadora@aurora.example';

export const INTERVIEW_WORDS = {
  reveal: 'Vamos conversar por vídeo: quem entrevista precisa saber com quem fala.',
  declined: 'Agradeço o convite. Aceitei outra proposta ontem e prefiro parar por aqui.',
  anotherTime: 'Nesse horário estou em aula. Consigo em qualquer dia depois das 17h, ou na sexta pela manhã.',
  colleagueDeclined: 'Vou estar em viagem nesse dia.',
  noShow: 'Esperamos vinte minutos na sala e escrevemos; não houve resposta.',
} as const;
