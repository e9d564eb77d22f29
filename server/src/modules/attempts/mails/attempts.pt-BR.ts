import { formatInstant } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, ownBlocks, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { hello, locale, whyProcess } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './attempts.kinds.ts';

interface Waiting {
  readonly title: string;
  readonly minutes: number | null;
  readonly questionCount: number;
}

const length = ({ minutes, questionCount }: Waiting) =>
  [
    questionCount === 1 ? '1 questão' : `${questionCount} questões`,
    minutes === null ? 'sem limite de tempo além do prazo' : minutes === 1 ? '1 minuto' : `${minutes} minutos`,
  ].join(', ');

// Without a time limit a test ends when it is due.
const table = (tests: readonly Waiting[], dueAt: string) =>
  details({
    ...Object.fromEntries(tests.map((test) => [test.title, length(test)])),
    [tests.every(({ minutes }) => minutes === null) ? 'Termine até' : 'Comece até']: formatInstant(locale, dueAt),
  });

const CALM =
  'Cada resposta é salva assim que você a escreve. Se a conexão cair ou a aba fechar, abra o link de novo e continue de onde parou.';

export const attemptMailsPtBR: MailTexts<typeof kinds> = {
  testSentMail: {
    subject: ({ own, companyName, jobTitle }) => own?.subject ?? `Teste técnico de ${companyName}: ${jobTitle}`,
    body: ({ params, prepared, link }) => {
      const within = [
        table(prepared.tests, params.dueAt),
        ...(params.notes ? [quote(params.notes)] : []),
        button('Ver e fazer o teste', link),
        paragraph(CALM),
        paragraph('O link é só seu: não o encaminhe.'),
      ];
      return {
        heading: params.own?.subject ?? 'Você recebeu um teste',
        blocks: params.own
          ? ownBlocks(params.own, within)
          : [
              hello(params.candidateName),
              paragraph(
                `${params.companyName} quer conhecer o que você sabe fazer, como parte da seleção para ${params.jobTitle}. Você escolhe quando começar.`,
              ),
              ...within,
            ],
        why: whyProcess(params.companyName),
      };
    },
  },
  testReminderMail: {
    subject: ({ companyName }) => `Seu teste de ${companyName} termina em breve`,
    body: ({ params, prepared, link }) => ({
      heading: 'Ainda dá tempo de fazer o teste',
      blocks: [
        hello(params.candidateName),
        paragraph(`O teste que ${params.companyName} enviou para ${params.jobTitle} ainda espera por você.`),
        table(prepared.tests, params.dueAt),
        button('Ver e fazer o teste', link),
        paragraph(CALM),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  testGradedMail: {
    subject: ({ title }) => `Resultado do seu teste: ${title}`,
    body: ({ params, link }) => ({
      heading: 'Seu teste foi corrigido',
      blocks: [
        hello(params.candidateName),
        paragraph(`${params.companyName} terminou de corrigir o teste ${params.title}, da vaga ${params.jobTitle}.`),
        button('Ver resultado', link),
      ],
      why: whyProcess(params.companyName),
    }),
  },
  testCancelledMail: {
    subject: ({ companyName }) => `Teste cancelado por ${companyName}`,
    body: ({ params, canReply }) => ({
      heading: 'O teste foi cancelado',
      blocks: [
        hello(params.candidateName),
        paragraph(
          `${params.companyName} cancelou o teste ${params.title}, da vaga ${params.jobTitle}. Você não precisa fazer nada.${canReply ? ' Para entender o motivo, responda a este e-mail.' : ''}`,
        ),
      ],
      why: whyProcess(params.companyName),
    }),
  },
};
