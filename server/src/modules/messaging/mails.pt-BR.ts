import { formatDay } from './mail-format.ts';
import type { MailTexts } from './mail-texts.ts';
import { securityMailsPtBR } from './mails/account-security.pt-BR.ts';
import { accountMailsPtBR } from './mails/accounts.pt-BR.ts';
import { applicationMailsPtBR } from './mails/applications.pt-BR.ts';
import { companyMailsPtBR } from './mails/companies.pt-BR.ts';
import { dataRequestMailsPtBR } from './mails/data-requests.pt-BR.ts';
import { jobMailsPtBR } from './mails/jobs.pt-BR.ts';
import { offerMailsPtBR } from './mails/offers.pt-BR.ts';
import { privacyMailsPtBR } from './mails/privacy.pt-BR.ts';
import { locale } from './mails/words.pt-BR.ts';

export const ptBR: MailTexts = {
  locale,
  linkHint: 'Se o botão não abrir, copie este endereço no navegador:',
  onBehalf: (company, verified) =>
    verified
      ? `Enviado pela Prova em nome de ${company}, empresa com identidade verificada.`
      : `Enviado pela Prova em nome de ${company}. A Prova ainda não verificou a identidade desta empresa: não envie a ela senhas nem dinheiro.`,
  report: { question: 'Não esperava esta mensagem ou desconfia dela?', label: 'Denunciar esta mensagem' },
  leftOut: { name: '[nome omitido]', title: '[título omitido]' },
  promise: (company, day) => `${company} se compromete a responder até ${formatDay(locale, day)}.`,
  noReply: 'Este endereço não recebe respostas.',
  slogan: 'Prova. Conhecimento acima da experiência.',
  kinds: {
    ...accountMailsPtBR,
    ...securityMailsPtBR,
    ...companyMailsPtBR,
    ...privacyMailsPtBR,
    ...dataRequestMailsPtBR,
    ...applicationMailsPtBR,
    ...offerMailsPtBR,
    ...jobMailsPtBR,
  },
};
