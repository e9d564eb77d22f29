import { toCandidate, toTeam } from './application-notifications.ts';

export const jobClosedForCandidate = toCandidate({
  type: 'APPLICATION_UPDATE',
  event: 'job_closed',
  texts: {
    'pt-BR': { title: 'Vaga encerrada', message: '{companyName} encerrou a vaga {jobTitle}.' },
    'en-US': { title: 'Job closed', message: '{companyName} has closed the job {jobTitle}.' },
  },
});

export const jobReopenedForCandidate = toCandidate({
  type: 'APPLICATION_UPDATE',
  event: 'job_reopened',
  texts: {
    'pt-BR': {
      title: 'Vaga reaberta',
      message: '{companyName} reabriu a vaga {jobTitle}, e a sua candidatura continua.',
    },
    'en-US': {
      title: 'Job reopened',
      message: '{companyName} has reopened the job {jobTitle}, and your application continues.',
    },
  },
});

export const applicationReceived = toTeam({
  type: 'APPLICATION_UPDATE',
  event: 'received',
  topic: 'new_applications',
  texts: {
    'pt-BR': { title: 'Nova candidatura', message: '{candidateName} se candidatou à vaga {jobTitle}.' },
    'en-US': { title: 'New application', message: '{candidateName} applied for {jobTitle}.' },
  },
  together: {
    'pt-BR': { title: '{count} novas candidaturas', message: '{jobTitle}' },
    'en-US': { title: '{count} new applications', message: '{jobTitle}' },
  },
});

export const applicationWithdrawn = toTeam({
  type: 'APPLICATION_UPDATE',
  event: 'withdrawn',
  topic: 'new_applications',
  texts: {
    'pt-BR': { title: 'Candidatura retirada', message: '{candidateName} retirou a candidatura à vaga {jobTitle}.' },
    'en-US': { title: 'Application withdrawn', message: '{candidateName} withdrew their application for {jobTitle}.' },
  },
  together: {
    'pt-BR': { title: '{count} candidaturas retiradas', message: '{jobTitle}' },
    'en-US': { title: '{count} applications withdrawn', message: '{jobTitle}' },
  },
});

export const hiredCandidate = toCandidate({
  type: 'HIRED',
  event: 'hired',
  texts: {
    'pt-BR': {
      title: 'Contratação confirmada',
      message: 'Sua contratação por {companyName} para a vaga {jobTitle} está confirmada.',
    },
    'en-US': { title: 'You are hired', message: 'Your hire for {jobTitle} at {companyName} is confirmed.' },
  },
});

export const hiredForTeam = toTeam({
  type: 'HIRED',
  event: 'hire',
  topic: 'offer_answers',
  texts: {
    'pt-BR': { title: 'Contratação confirmada', message: '{candidateName} agora faz parte da equipe: {jobTitle}.' },
    'en-US': { title: 'Hire confirmed', message: '{candidateName} is now part of the team: {jobTitle}.' },
  },
});
