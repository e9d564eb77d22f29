import type { Words } from '../../platform/words.ts';

const news = (count: number) => (count === 1 ? '1 vaga nova' : `${count} vagas novas`);

export const ptBR = {
  remote: 'Remoto',
  aMonth: (pay: string) => `${pay} por mês`,
  match: (percent: number) => `${percent}% de compatibilidade`,
  alert: {
    subject: (title: string) => `Vaga nova na sua busca: ${title}`,
    heading: (count: number) => `${news(count)} na sua busca`,
    text: (count: number) =>
      count === 1
        ? 'Esta vaga foi publicada desde o último aviso:'
        : 'Estas vagas foram publicadas desde o último aviso, as mais compatíveis com seu perfil primeiro:',
    more: (count: number) => `E mais ${count}.`,
    see: (count: number) => (count === 1 ? 'Ver a vaga' : 'Ver as vagas'),
    why: (frequency: 'daily' | 'weekly') =>
      `Você recebeu esta mensagem porque criou um alerta ${frequency === 'daily' ? 'diário' : 'semanal'} de vagas. Mude ou apague seus alertas na página de vagas.`,
  },
  bells: {
    foundJob: { title: 'Vaga nova na sua busca', message: '{jobTitle}, {companyName}.' },
    foundJobs: {
      title: 'Vagas novas na sua busca',
      message: '{count} vagas novas, entre elas {jobTitle}, {companyName}.',
    },
  },
};

export type MatchingWords = Words<typeof ptBR>;
