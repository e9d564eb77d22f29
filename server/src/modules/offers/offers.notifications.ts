import { inEachLanguage } from '../../platform/notification.ts';
import { toCandidate, toTeam } from '../applications/applications.service.ts';
import { enUS } from './offers.words.en-US.ts';
import { ptBR } from './offers.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });
const offer = { type: 'JOB_OFFER' } as const;
const answer = { ...offer, topic: 'offer_answers' } as const;

export const offerReceived = toCandidate({ ...offer, event: 'offered', texts: texts.received });
export const offerCancelled = toCandidate({ ...offer, event: 'cancelled', texts: texts.cancelled });
/** Whoever heard that there is an offer hears that there is none any more. */
export const offerRunOut = toCandidate({ ...offer, event: 'run_out', texts: texts.runOut });

export const offerViewed = toTeam({ ...answer, event: 'viewed', texts: texts.viewed });
export const offerAccepted = toTeam({ ...answer, event: 'accepted', texts: texts.accepted });
export const offerDeclined = toTeam({ ...answer, event: 'declined', texts: texts.declined });
export const offerExpired = toTeam({ ...answer, event: 'expired', texts: texts.expired });
