import type { Words } from '../../platform/words.ts';

type Frequency = 'daily' | 'weekly';

const span = (frequency: Frequency) => (frequency === 'daily' ? 'do dia' : 'da semana');

export const ptBR = {
  /** Stands for a name that must not be shown, where it begins a sentence. */
  somebody: 'Uma pessoa',
  /** The same within a sentence. */
  somebodyWithin: 'uma pessoa candidata',
  /** For an entry that an older or newer version of the product wrote. */
  other: { title: 'Novidade', message: 'Há uma novidade para você.' },
  profileView: {
    see: 'Ver meu perfil',
    why: 'Você recebeu esta mensagem porque pediu um e-mail a cada visita ao seu perfil.',
  },
  digest: {
    subject: (frequency: Frequency, count: number) =>
      `Seu resumo ${span(frequency)}: ${count === 1 ? '1 novidade' : `${count} novidades`}`,
    heading: (frequency: Frequency) => `Seu resumo ${span(frequency)}`,
    text: (count: number) =>
      count === 1 ? 'Uma novidade espera por você na Prova.' : `${count} novidades esperam por você na Prova.`,
    more: (count: number) => `E mais ${count}.`,
    see: 'Ver todas',
    why: (frequency: Frequency) =>
      `Você recebeu esta mensagem porque escolheu o resumo ${frequency === 'daily' ? 'diário' : 'semanal'} nas preferências de notificações.`,
  },
};

export type NotificationModuleWords = Words<typeof ptBR>;
