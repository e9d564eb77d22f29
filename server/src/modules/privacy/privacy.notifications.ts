import { id } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import * as z from 'zod';
import { AREAS } from '../../platform/areas.ts';
import { defineNotification, inEachLanguage } from '../../platform/notification.ts';
import { enUS } from './privacy.words.en-US.ts';
import { ptBR } from './privacy.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });

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
  texts: texts.exportReady,
});

/** To whoever asked something about their data. */
export const requestAnswered = defineNotification({
  type: 'MESSAGE',
  topic: 'privacy',
  event: 'request_answered',
  params: own.extend({ companyName: name }),
  link: ownPage,
  texts: texts.requestAnswered,
});

export const requestNew = defineNotification({
  type: 'MESSAGE',
  topic: 'privacy',
  event: 'request_new',
  params: request,
  link: requestPage,
  texts: texts.requestNew,
});

export const requestDue = defineNotification({
  type: 'MESSAGE',
  topic: 'privacy',
  event: 'request_due',
  params: request,
  link: requestPage,
  texts: texts.requestDue,
});

export const requestOverdue = defineNotification({
  type: 'MESSAGE',
  topic: 'privacy',
  event: 'request_overdue',
  params: request,
  link: requestPage,
  texts: texts.requestOverdue,
});
