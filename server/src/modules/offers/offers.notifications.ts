import { toCandidate, toTeam } from '../applications/applications.service.ts';

export const offerReceived = toCandidate({
  type: 'JOB_OFFER',
  event: 'offered',
  texts: {
    'pt-BR': {
      title: 'Você recebeu uma oferta',
      message: '{companyName} enviou uma oferta para a vaga {jobTitle}. Abra para ler e responder.',
    },
    'en-US': {
      title: 'You received an offer',
      message: '{companyName} sent you an offer for {jobTitle}. Open it to read and answer.',
    },
  },
});

export const offerCancelled = toCandidate({
  type: 'JOB_OFFER',
  event: 'cancelled',
  texts: {
    'pt-BR': { title: 'Oferta cancelada', message: '{companyName} cancelou a oferta para a vaga {jobTitle}.' },
    'en-US': { title: 'Offer canceled', message: '{companyName} canceled the offer for {jobTitle}.' },
  },
});

/** Whoever heard that there is an offer hears that there is none any more. */
export const offerRunOut = toCandidate({
  type: 'JOB_OFFER',
  event: 'run_out',
  texts: {
    'pt-BR': {
      title: 'Oferta expirada',
      message: 'O prazo da oferta de {companyName} para a vaga {jobTitle} terminou.',
    },
    'en-US': {
      title: 'Offer expired',
      message: 'The deadline to answer the {companyName} offer for {jobTitle} has passed.',
    },
  },
});

export const offerViewed = toTeam({
  type: 'JOB_OFFER',
  event: 'viewed',
  texts: {
    'pt-BR': { title: 'Oferta aberta', message: '{candidateName} abriu a oferta para a vaga {jobTitle}.' },
    'en-US': { title: 'Offer opened', message: '{candidateName} opened the offer for {jobTitle}.' },
  },
});

export const offerAccepted = toTeam({
  type: 'JOB_OFFER',
  event: 'accepted',
  texts: {
    'pt-BR': {
      title: 'Oferta aceita',
      message: '{candidateName} aceitou a oferta para a vaga {jobTitle}. Contratação confirmada.',
    },
    'en-US': {
      title: 'Offer accepted',
      message: '{candidateName} accepted the offer for {jobTitle}. The hire is confirmed.',
    },
  },
});

export const offerDeclined = toTeam({
  type: 'JOB_OFFER',
  event: 'declined',
  texts: {
    'pt-BR': { title: 'Oferta recusada', message: '{candidateName} recusou a oferta para a vaga {jobTitle}.' },
    'en-US': { title: 'Offer declined', message: '{candidateName} declined the offer for {jobTitle}.' },
  },
});

export const offerExpired = toTeam({
  type: 'JOB_OFFER',
  event: 'expired',
  texts: {
    'pt-BR': {
      title: 'Oferta expirada',
      message: '{candidateName} não respondeu a tempo à oferta para a vaga {jobTitle}.',
    },
    'en-US': { title: 'Offer expired', message: '{candidateName} did not answer the offer for {jobTitle} in time.' },
  },
});
