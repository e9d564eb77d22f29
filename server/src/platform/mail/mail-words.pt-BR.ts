import type { MailBlock } from './mail-document.ts';
import { firstName, formatDay } from './mail-format.ts';
import { paragraph } from './mail-text.ts';

export const locale = 'pt-BR';

export function hello(name: string): ReturnType<typeof paragraph> {
  const first = firstName(name);
  return paragraph(first ? `Olá, ${first}.` : 'Olá.');
}

export const whyAccount = 'Você recebeu esta mensagem porque este e-mail está cadastrado na Prova.';
export const whyApplication = (job: string) => `Você recebeu esta mensagem por causa da sua candidatura à vaga ${job}.`;
export const whyProcess = (company: string) =>
  `Você recebeu esta mensagem porque participa de um processo seletivo de ${company}.`;
export const whyRecruiter = 'Você recebeu esta mensagem porque acompanha esta vaga na Prova.';
export const follow = 'Acompanhar candidatura';
/** Of an application that is over: there is nothing left to follow. */
export const seeApplication = 'Ver candidatura';
export const openCandidate = 'Abrir candidatura';
/** The day until which a company has promised to answer, if any. */
export const promise = (company: string, day: string | null | undefined): MailBlock[] =>
  day ? [paragraph(`${company} se compromete a responder até ${formatDay(locale, day)}.`)] : [];
