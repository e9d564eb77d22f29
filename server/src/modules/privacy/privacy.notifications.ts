import { id } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import * as z from 'zod';
import { AREAS } from '../../platform/areas.ts';
import { defineNotification } from '../../platform/notification.ts';

const name = z.string().max(500);
const own = z.object({ area: z.enum(AREAS) });
const PAGES = {
  recruiter: privacyPaths.recruiterPrivacy,
  potential: privacyPaths.talentPrivacy,
  expert: privacyPaths.expertPrivacy,
} as const;
const ownPage = ({ area }: z.output<typeof own>) => PAGES[area];
/** What the owners of the company that was asked are told. */
const request = z.object({ requestId: id, companyName: name });
const requestPage = ({ requestId }: z.output<typeof request>) =>
  to(privacyPaths.recruiterDataRequest, { id: requestId });

export const exportReady = defineNotification({
  type: 'MESSAGE',
  topic: 'privacy',
  event: 'export_ready',
  params: own,
  link: ownPage,
  texts: {
    'pt-BR': { title: 'Seus dados estão prontos', message: 'Você pode baixar a cópia dos seus dados por 7 dias.' },
    'en-US': { title: 'Your data is ready', message: 'You can download the copy of your data for 7 days.' },
  },
});

/** To whoever asked something about their data. */
export const requestAnswered = defineNotification({
  type: 'MESSAGE',
  topic: 'privacy',
  event: 'request_answered',
  params: own.extend({ companyName: name }),
  link: ownPage,
  texts: {
    'pt-BR': {
      title: 'Resposta ao seu pedido sobre dados',
      message: '{companyName} respondeu. A resposta está na página de privacidade e no seu e-mail.',
    },
    'en-US': {
      title: 'Answer to your data request',
      message: '{companyName} answered. The answer is on the privacy page and in your email.',
    },
  },
});

export const requestNew = defineNotification({
  type: 'MESSAGE',
  topic: 'privacy',
  event: 'request_new',
  params: request,
  link: requestPage,
  texts: {
    'pt-BR': {
      title: 'Novo pedido sobre dados pessoais',
      message: 'Alguém fez um pedido a {companyName}. A lei pede resposta em 15 dias.',
    },
    'en-US': {
      title: 'New personal data request',
      message: 'Someone made a request to {companyName}. The law requires an answer within 15 days.',
    },
  },
});

export const requestDue = defineNotification({
  type: 'MESSAGE',
  topic: 'privacy',
  event: 'request_due',
  params: request,
  link: requestPage,
  texts: {
    'pt-BR': {
      title: 'Pedido sobre dados vence em breve',
      message: 'Um pedido feito a {companyName} ainda não tem resposta.',
    },
    'en-US': { title: 'Data request due soon', message: 'A request made to {companyName} has no answer yet.' },
  },
});

export const requestOverdue = defineNotification({
  type: 'MESSAGE',
  topic: 'privacy',
  event: 'request_overdue',
  params: request,
  link: requestPage,
  texts: {
    'pt-BR': {
      title: 'Pedido sobre dados atrasado',
      message: 'O prazo de um pedido feito a {companyName} passou sem resposta.',
    },
    'en-US': {
      title: 'Data request overdue',
      message: 'The deadline for a request made to {companyName} has passed without an answer.',
    },
  },
});
