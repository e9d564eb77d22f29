import type { Locale } from '@prova/contract/common';
import type { DataCategory } from '@prova/contract/privacy/privacy';
import type { ExportedPart } from '../../platform/personal-data.ts';
import { listName } from './export-actions.ts';

interface Words {
  readonly title: string;
  readonly titleOf: (company: string) => string;
  readonly made: (day: string) => string;
  readonly how: string;
  readonly contents: string;
  readonly missing: string;
  readonly others: string;
  readonly rights: string;
  readonly categories: Readonly<Record<DataCategory, string>>;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  'pt-BR': {
    title: 'Seus dados na Prova',
    titleOf: (company) => `Seus dados em ${company}, que recruta pela Prova`,
    made: (day) => `Reunidos em ${day}.`,
    how:
      'Cada lista vem duas vezes: o arquivo .csv se abre em qualquer planilha; o .json, com nome em inglês, serve para levar os dados a outro programa. Nas planilhas, os horários são os de Brasília; no .json, UTC. Valores em dinheiro estão em centavos. Na planilha, um apóstrofo no começo de um texto impede que ele seja lido como fórmula. ' +
      'Os arquivos que você enviou estão nas pastas "files", com o identificador que aparece nas listas.',
    contents: 'O que há aqui:',
    missing:
      'Estes arquivos não puderam ser lidos do nosso armazenamento e ficaram de fora. Escreva ao encarregado se precisar deles:',
    others:
      'Dados de outras pessoas ficam de fora. Anotações de empresas sobre você fazem parte dos seus dados: no lugar do nome de quem escreveu está a função da pessoa na empresa.',
    rights:
      'Para corrigir, apagar ou perguntar algo sobre estes dados, abra "Privacidade" no menu da sua conta, ou "Seus dados" no rodapé do site.',
    categories: {
      account: 'sua conta e seus pedidos sobre seus dados',
      security: 'acessos e verificação em duas etapas',
      consents: 'o que você aceitou, quando e em que versão',
      profile: 'seu perfil e seu currículo',
      applications: 'suas candidaturas, respostas, histórico e o que cada empresa sabe de você',
      offers: 'ofertas que você recebeu',
      evaluations: 'anotações de empresas sobre você',
      assessments: 'testes',
      interviews: 'entrevistas',
      mails: 'e-mails que a Prova enviou para você',
      notifications: 'notificações',
      company_work: 'seu trabalho em empresas na Prova',
      payments: 'seus planos e pagamentos',
      log: 'registro do que você fez na conta',
    },
  },
  'en-US': {
    title: 'Your data on Prova',
    titleOf: (company) => `Your data at ${company}, which hires with Prova`,
    made: (day) => `Put together on ${day}.`,
    how:
      'Each list comes twice: the .csv file opens in any spreadsheet, and the .json file is for moving the data to another program. Spreadsheets have Brasília time, and the .json files UTC. Amounts of money are in cents. In the spreadsheet, an apostrophe before a text keeps it from being read as a formula. ' +
      'The files you sent are in the "files" folders, under the identifiers shown in the lists.',
    contents: 'What is included:',
    missing:
      'These files could not be read from our storage and were left out. Write to the data protection officer if you need them:',
    others:
      'Other people’s data is left out. Company notes about you are part of your data: in place of the author’s name, you will find their role in the company.',
    rights:
      'To correct, delete or ask about this data, open "Privacy" in your account menu, or "Your data" in the site’s footer.',
    categories: {
      account: 'your account and your requests about your data',
      security: 'sessions and two-step verification',
      consents: 'what you accepted, when, and which version',
      profile: 'your profile and your resume',
      applications: 'your applications, answers, their history, and what each company knows about you',
      offers: 'offers you received',
      evaluations: 'company notes about you',
      assessments: 'tests',
      interviews: 'interviews',
      mails: 'emails that Prova sent you',
      notifications: 'notifications',
      company_work: 'your work for companies on Prova',
      payments: 'your plans and payments',
      log: 'a log of what you did in your account',
    },
  },
};

/** The page that explains an export, in the language of its reader. */
export function readme(
  locale: Locale,
  at: Date,
  parts: readonly ExportedPart[],
  missing: readonly { readonly id: string; readonly name: string }[],
  company: string | null,
): string {
  const words = WORDS[locale];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(at);
  const filled = parts.filter(({ rows }) => rows.length > 0);
  const lines = Object.entries(words.categories).flatMap(([category, meaning]) => {
    const names = filled
      .filter((part) => part.category === category)
      .map(({ name, rows }) => `${listName(name, locale)} (${rows.length})`);
    return names.length > 0 ? [`- ${category}/: ${meaning}: ${names.join(', ')}`] : [];
  });
  return [
    company === null ? words.title : words.titleOf(company),
    '',
    words.made(day),
    '',
    words.how,
    '',
    words.contents,
    ...lines,
    '',
    ...(missing.length > 0 ? [words.missing, ...missing.map(({ id, name }) => `- ${name} (${id})`), ''] : []),
    words.others,
    '',
    words.rights,
    '',
  ].join('\n');
}
