import { withoutLinks } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './notifications.kinds.ts';

const span = { daily: 'do dia', weekly: 'da semana' } as const;
const often = { daily: 'diário', weekly: 'semanal' } as const;
const news = (count: number) => (count === 1 ? '1 novidade' : `${count} novidades`);

export const notificationMailsPtBR: MailTexts<typeof kinds> = {
  profileViewMail: {
    subject: ({ title }) => title,
    body: ({ params, url }) => ({
      heading: params.title,
      blocks: [
        hello(params.name),
        paragraph(withoutLinks(params.message)),
        button('Ver meu perfil', url(params.path as `/${string}`)),
      ],
      why: 'Você recebeu esta mensagem porque pediu um e-mail a cada visita ao seu perfil.',
    }),
  },
  digestMail: {
    subject: ({ frequency, count }) => `Seu resumo ${span[frequency]}: ${news(count)}`,
    body: ({ params: { name, area, frequency, count, entries }, url }) => ({
      heading: `Seu resumo ${span[frequency]}`,
      blocks: [
        hello(name),
        paragraph(
          count === 1 ? 'Uma novidade espera por você na Prova.' : `${count} novidades esperam por você na Prova.`,
        ),
        ...entries.map(({ title, message }) => details({ [title]: withoutLinks(message) })),
        ...(count > entries.length ? [paragraph(`E mais ${count - entries.length}.`)] : []),
        button('Ver todas', url(`/admin/${area}/notifications`)),
      ],
      why: `Você recebeu esta mensagem porque escolheu o resumo ${often[frequency]} nas preferências de notificações.`,
    }),
  },
};
