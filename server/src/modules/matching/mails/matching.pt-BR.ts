import { withoutLinks } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello } from '../../../platform/mail/mail-words.pt-BR.ts';
import { jobLine, searchAddress } from './alert-lines.ts';
import type * as kinds from './matching.kinds.ts';

const words = {
  locale: 'pt-BR',
  remote: 'Remoto',
  aMonth: (pay: string) => `${pay} por mês`,
  match: (percent: number) => `${percent}% de compatibilidade`,
} as const;
const often = { daily: 'diário', weekly: 'semanal' } as const;
const news = (count: number) => (count === 1 ? '1 vaga nova' : `${count} vagas novas`);

export const matchingMailsPtBR: MailTexts<typeof kinds> = {
  jobAlertMail: {
    subject: ({ count, jobs: [first] }) =>
      count === 1 && first ? `Vaga nova na sua busca: ${withoutLinks(first.title)}` : `${news(count)} na sua busca`,
    body: ({ params: { name, frequency, filters, count, jobs }, url }) => ({
      heading: `${news(count)} na sua busca`,
      blocks: [
        hello(name),
        paragraph(
          count === 1
            ? 'Esta vaga foi publicada desde o último aviso:'
            : 'Estas vagas foram publicadas desde o último aviso, as mais compatíveis com seu perfil primeiro:',
        ),
        ...jobs.map((job) => details({ [withoutLinks(job.title)]: withoutLinks(jobLine(job, words)) })),
        ...(count > jobs.length ? [paragraph(`E mais ${count - jobs.length}.`)] : []),
        button(count === 1 ? 'Ver a vaga' : 'Ver as vagas', url(searchAddress(filters))),
      ],
      why: `Você recebeu esta mensagem porque criou um alerta ${often[frequency]} de vagas. Mude ou apague seus alertas na página de vagas.`,
    }),
  },
};
