import { inEachLanguage } from '../../platform/notification.ts';
import { toCandidate, toTeam } from './application-notifications.ts';
import { enUS } from './applications.words.en-US.ts';
import { ptBR } from './applications.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });
const update = { type: 'APPLICATION_UPDATE' } as const;

export const jobClosedForCandidate = toCandidate({ ...update, event: 'job_closed', texts: texts.jobClosed });

export const jobReopenedForCandidate = toCandidate({ ...update, event: 'job_reopened', texts: texts.jobReopened });

export const applicationReceived = toTeam({
  ...update,
  event: 'received',
  topic: 'new_applications',
  texts: texts.received,
  together: texts.severalReceived,
});

export const applicationWithdrawn = toTeam({
  ...update,
  event: 'withdrawn',
  topic: 'new_applications',
  texts: texts.withdrawn,
  together: texts.severalWithdrawn,
});

export const candidateNotSelected = toCandidate({ ...update, event: 'not_selected', texts: texts.notSelected });

export const candidateTakenUp = toCandidate({ ...update, event: 'taken_up', texts: texts.takenUp });

export const hiredCandidate = toCandidate({ type: 'HIRED', event: 'hired', texts: texts.hired });

export const hiredForTeam = toTeam({ type: 'HIRED', event: 'hire', topic: 'offer_answers', texts: texts.hire });
