import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, whyAccount } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './privacy.kinds.ts';

export const privacyMailsPtBR: MailTexts<typeof kinds> = {
  dataExportReadyMail: {
    subject: () => 'A cópia dos seus dados está pronta',
    body: ({ params, url }) => ({
      heading: 'A cópia dos seus dados está pronta',
      blocks: [
        hello(params.name),
        paragraph(
          `Reunimos em um arquivo o que a Prova guarda sobre você. Entre na sua conta para baixá-lo em até ${params.days} dias. Depois disso, ele será apagado.`,
        ),
        button('Baixar meus dados', url(`/admin/${params.area}/privacy`)),
        paragraph('Se você não fez esse pedido, troque sua senha e encerre os outros acessos.'),
      ],
      why: whyAccount,
    }),
  },
  accountErasingMail: {
    subject: () => 'Sua conta foi encerrada',
    body: ({ params }) => ({
      heading: 'Sua conta foi encerrada',
      blocks: [
        hello(params.name),
        paragraph(
          'Você pediu para apagar sua conta na Prova. Ela já está encerrada, e o que guardamos sobre você será apagado nos próximos minutos. Candidaturas em andamento foram retiradas.',
        ),
        paragraph(
          'Esta é a última mensagem que enviamos para este endereço. Agradecemos o tempo que você passou com a gente.',
        ),
      ],
      why: 'Você recebeu esta mensagem porque este endereço pertencia a uma conta na Prova.',
    }),
  },
};
