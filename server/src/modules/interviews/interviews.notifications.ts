import { id } from '@prova/contract/common';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification, inEachLanguage, type NotificationTexts } from '../../platform/notification.ts';
import { toCandidate } from '../applications/applications.service.ts';
import { enUS } from './interviews.words.en-US.ts';
import { ptBR } from './interviews.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });
const type = 'INTERVIEW_SCHEDULED';
const name = z.string().max(500);

/** To members of the company who take part, and who organise. */
const toMembers = (event: string, words: NotificationTexts) =>
  defineNotification({
    type,
    event,
    params: z.object({ interviewId: id, applicationId: id, jobId: id, jobTitle: name, candidateName: name.nullable() }),
    link: ({ interviewId }) => to(interviewPaths.interview, { id: interviewId }),
    texts: words,
  });

/** To experts who observe: what it is about, and nothing of the application. */
const toObservers = (event: string, words: NotificationTexts) =>
  defineNotification({
    type,
    event,
    params: z.object({ interviewId: id, jobTitle: name, candidateName: name.nullable() }),
    link: ({ interviewId }) => to(interviewPaths.observed, { id: interviewId }),
    texts: words,
  });

export const interviewScheduled = toCandidate({ type, event: 'scheduled', texts: texts.scheduled });
export const interviewMoved = toCandidate({ type, event: 'moved', texts: texts.moved });
export const interviewCancelled = toCandidate({ type, event: 'cancelled', texts: texts.cancelled });
export const interviewOver = toCandidate({ type, event: 'over', texts: texts.over });

export const interviewAsked = toMembers('asked', texts.asked);
export const interviewAccepted = toMembers('accepted', texts.accepted);
export const interviewDeclined = toMembers('declined', texts.declined);
export const anotherTimeAsked = toMembers('another_time', texts.anotherTime);
export const interviewCalledOff = toMembers('called_off', texts.calledOff);

export const observedAsked = toObservers('observed_asked', texts.observedAsked);
export const observedCalledOff = toObservers('observed_called_off', texts.observedCalledOff);
