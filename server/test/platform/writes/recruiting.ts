import { withdrawByToken, withdrawOwn } from '@prova/contract/applications/applications';
import { sendByToken, sendMessage } from '@prova/contract/conversations/conversations';
import { createMessageTemplate } from '@prova/contract/conversations/message-templates';
import { addNote } from '@prova/contract/evaluations/evaluations';
import { createFeedback, shareFeedback } from '@prova/contract/evaluations/feedbacks';
import { moveCandidate } from '@prova/contract/funnel/funnel';
import { actOnCandidates } from '@prova/contract/funnel/mass-actions';
import { createTemplate } from '@prova/contract/jobs/job-email-templates';
import { shareJob } from '@prova/contract/jobs/job-members';
import { closeJob } from '@prova/contract/jobs/jobs';
import { sendOffer } from '@prova/contract/offers/offers';
import { deadlineIn } from '../../ai-interviews-factory.ts';
import { applicationCall, applyTo, statusToken } from '../../applications-factory.ts';
import { linkTo } from '../../board-links-factory.ts';
import { pdfResume } from '../../fixtures/resumes.ts';
import { draftJob, publishJob, stagesWithAi, wizardData } from '../../jobs-factory.ts';
import { offerBody, saveOffer, sendNewOffer } from '../../offers-factory.ts';
import { asOwner, newApplication, newTalent, type Stage, type Writes } from './stage.ts';

async function ofNewApplication(stage: Stage) {
  return { ...asOwner(stage), params: { id: (await newApplication(stage)).id } };
}

async function ofNewDraft(stage: Stage) {
  return { ...asOwner(stage), params: { id: (await draftJob(stage.server, stage.owner)).id } };
}

async function ofNewJob(stage: Stage) {
  return { ...asOwner(stage), params: { id: (await publishJob(stage.server, stage.owner)).id } };
}

async function ofNewNote(stage: Stage) {
  const note = { ...(await ofNewApplication(stage)), body: { body: 'Conversa combinada' } };
  return { ...asOwner(stage), params: { id: (await stage.server.call(addNote, note)).data.id } };
}

const FEEDBACK = { strengths: 'Ótimo domínio de SQL.', growth: 'Testes automatizados.', message: '' };

async function ofNewFeedback(stage: Stage) {
  const { id: applicationId } = await newApplication(stage);
  const { data } = await stage.server.call(createFeedback, { ...asOwner(stage), body: { ...FEEDBACK, applicationId } });
  return { ...asOwner(stage), params: { id: data.id } };
}

async function ofSharedFeedback(stage: Stage) {
  const feedback = await ofNewFeedback(stage);
  await stage.server.call(shareFeedback, { ...feedback, body: { version: 1 } });
  return feedback;
}

async function ofNewTemplate(stage: Stage) {
  const { id: jobId } = await draftJob(stage.server, stage.owner);
  const body = { jobId, kind: 'stage', subject: 'Assunto', body: 'Texto' };
  const { data } = await stage.server.call(createTemplate, { ...asOwner(stage), body });
  return { ...asOwner(stage), params: { id: data.id } };
}

async function ofNewOffer(stage: Stage) {
  const offer = await saveOffer(stage.server, stage.owner, await newApplication(stage));
  return { ...asOwner(stage), params: { id: offer.id } };
}

async function byNewOffer(stage: Stage) {
  return { params: { token: (await sendNewOffer(stage.server, stage.owner, await newApplication(stage))).token } };
}

/** A talent's own application. */
async function ofOwnApplication(stage: Stage) {
  const { token: as, name: fullName, email } = await newTalent(stage);
  return { as, params: { id: (await applyTo(stage.server, stage.job, { as, fullName, email })).id } };
}

const MESSAGE = { body: { body: 'Você pode conversar na quinta?' } };

/** An application to which the company has written, so that its candidate may answer. */
async function begun(stage: Stage, id: string) {
  await stage.server.call(sendMessage, { ...asOwner(stage), params: { id }, ...MESSAGE });
  const attached = { name: 'portfolio.pdf', body: await pdfResume([['Portfólio', 'Painel de rotas']]) };
  return { ...MESSAGE, files: { attachments: attached } };
}

async function seenOf(stage: Stage, id: string) {
  const { data } = await stage.server.call(sendMessage, { ...asOwner(stage), params: { id }, ...MESSAGE });
  return { body: { upTo: data.id } };
}

async function ofNewMessageTemplate(stage: Stage) {
  const body = { name: 'Agenda', body: 'Olá, {{candidateName}}.' };
  const { data } = await stage.server.call(createMessageTemplate, { ...asOwner(stage), body });
  return { ...asOwner(stage), params: { id: data.id } };
}

const review = ({ job }: Stage) => job.stages.find(({ type }) => type === 'review')?.id ?? '';

export const recruitingWrites: Writes = {
  'applications.apply': ({ job }) => applicationCall(job),
  'applications.withdrawByToken': async (stage) => {
    const { email } = await newApplication(stage);
    return { params: { token: await statusToken(stage.server, email) }, body: {} };
  },
  'applications.undoWithdrawalByToken': async (stage) => {
    const token = await statusToken(stage.server, (await newApplication(stage)).email);
    const { data } = await stage.server.call(withdrawByToken, { params: { token }, body: {} });
    return { params: { token }, body: { eventId: data.undo?.eventId } };
  },
  'applications.decideBankConsent': async (stage) => {
    const { email } = await newApplication(stage);
    return { params: { token: await statusToken(stage.server, email) }, body: { consent: true } };
  },
  'applications.sendStatusLinks': async (stage) => ({ body: { email: (await newApplication(stage)).email } }),
  'applications.create': async (stage) => {
    const { body, ...call } = applicationCall(stage.job);
    const { email: _, ...form } = Object(body);
    return { ...call, as: (await newTalent(stage)).token, body: { ...form, jobId: stage.job.id } };
  },
  'applications.amend': async (stage) => ({ ...(await ofOwnApplication(stage)), body: { phone: '(21) 98765-4321' } }),
  'applications.remove': ofOwnApplication,
  'applications.withdraw': async (stage) => ({ ...(await ofOwnApplication(stage)), body: {} }),
  'applications.undoWithdrawal': async (stage) => {
    const own = await ofOwnApplication(stage);
    const { data } = await stage.server.call(withdrawOwn, { ...own, body: {} });
    return { ...own, body: { eventId: data.undo?.eventId } };
  },
  'applications.decideOwnBankConsent': async (stage) => ({
    ...(await ofOwnApplication(stage)),
    body: { consent: true },
  }),
  'applications.claim': async (stage) => {
    const { token: as, email } = await newTalent(stage);
    const { candidateId } = await applyTo(stage.server, stage.job, { email });
    return { as, body: { candidateIds: [candidateId] } };
  },

  'applications.opened': ofNewApplication,
  'applications.reveal': async (stage) => {
    const job = await publishJob(stage.server, stage.owner);
    await stage.server.platform.database.updateTable('jobs').set({ blind: true }).where('id', '=', job.id).execute();
    const { id } = await applyTo(stage.server, job);
    return { ...asOwner(stage), params: { id }, body: { reason: 'A liderança pediu.' } };
  },
  'conversations.send': async (stage) => ({ ...(await ofNewApplication(stage)), ...MESSAGE }),
  'conversations.read': async (stage) => {
    const { id, email } = await newApplication(stage);
    const answer = await begun(stage, id);
    const token = await statusToken(stage.server, email);
    const { data } = await stage.server.call(sendByToken, { params: { token }, ...answer });
    return { ...asOwner(stage), params: { id }, body: { upTo: data.id } };
  },
  'conversations.sendOwn': async (stage) => {
    const call = await ofOwnApplication(stage);
    return { ...call, ...(await begun(stage, call.params.id)) };
  },
  'conversations.readOwn': async (stage) => {
    const call = await ofOwnApplication(stage);
    return { ...call, ...(await seenOf(stage, call.params.id)) };
  },
  'conversations.sendByToken': async (stage) => {
    const { id, email } = await newApplication(stage);
    return { params: { token: await statusToken(stage.server, email) }, ...(await begun(stage, id)) };
  },
  'conversations.readByToken': async (stage) => {
    const { id, email } = await newApplication(stage);
    return { params: { token: await statusToken(stage.server, email) }, ...(await seenOf(stage, id)) };
  },
  'conversations.templates.create': (stage) => ({
    ...asOwner(stage),
    body: { name: 'Convite', body: 'Vamos conversar?' },
  }),
  'conversations.templates.update': async (stage) => ({
    ...(await ofNewMessageTemplate(stage)),
    body: { name: 'Agenda', body: 'Oi, {{candidateName}}.', version: 1 },
  }),
  'conversations.templates.remove': ofNewMessageTemplate,
  'evaluations.notes.add': async (stage) => ({ ...(await ofNewApplication(stage)), body: { body: 'Uma nota' } }),
  'evaluations.notes.edit': async (stage) => ({
    ...(await ofNewNote(stage)),
    body: { body: 'Outra nota', version: 1 },
  }),
  'evaluations.notes.remove': ofNewNote,
  'evaluations.feedbacks.create': async (stage) => ({
    ...asOwner(stage),
    body: { ...FEEDBACK, applicationId: (await newApplication(stage)).id },
  }),
  'evaluations.feedbacks.update': async (stage) => ({
    ...(await ofNewFeedback(stage)),
    body: { ...FEEDBACK, version: 1 },
  }),
  'evaluations.feedbacks.remove': ofNewFeedback,
  'evaluations.feedbacks.share': async (stage) => ({ ...(await ofNewFeedback(stage)), body: { version: 1 } }),
  'evaluations.feedbacks.withdraw': async (stage) => ({ ...(await ofSharedFeedback(stage)), body: { version: 2 } }),

  'funnel.move': async (stage) => ({
    ...(await ofNewApplication(stage)),
    body: { targetStageId: review(stage), version: 1, notes: 'Boa conversa' },
  }),
  'funnel.act': async (stage) => ({ ...(await ofNewApplication(stage)), body: { action: 'hold' } }),
  'funnel.undo': async (stage) => {
    const card = await ofNewApplication(stage);
    const { data } = await stage.server.call(moveCandidate, { ...card, body: { targetStageId: review(stage) } });
    return { ...card, body: { eventId: data.eventId } };
  },
  'funnel.actOnMany': async (stage) => {
    const [one, other] = [await newApplication(stage), await newApplication(stage)];
    const applications = [one, other].map(({ id }) => ({ id, version: 1 }));
    return { ...asOwner(stage), body: { action: 'reject', mail: true, jobId: stage.job.id, applications } };
  },
  'funnel.revokeBoardLink': async (stage) => ({
    ...asOwner(stage),
    params: { id: stage.job.id, linkId: (await linkTo(stage.server, stage.owner, stage.job.id)).id },
  }),
  'funnel.moveByLink': async (stage) => ({
    params: { token: (await linkTo(stage.server, stage.owner, stage.job.id)).token },
    body: { applicationId: (await newApplication(stage)).id, targetStageId: review(stage), version: 1 },
  }),
  'funnel.actByLink': async (stage) => ({
    params: { token: (await linkTo(stage.server, stage.owner, stage.job.id)).token },
    body: { action: 'reject', applications: [{ id: (await newApplication(stage)).id, version: 1 }] },
  }),
  'funnel.scheduleAiInterviews': async (stage) => {
    const [one, two] = [await newApplication(stage), await newApplication(stage)];
    const applications = [one, two].map(({ id }) => ({ id }));
    return { ...asOwner(stage), body: { jobId: stage.job.id, ...deadlineIn(stage.server, 5), applications } };
  },
  'funnel.scheduleInterviews': async (stage) => {
    const [one, two] = [await newApplication(stage), await newApplication(stage)];
    const applications = [one, two].map(({ id }) => ({ id, date: '2027-02-01', time: '10:00' }));
    // Everybody of the stage is asked for the same hour.
    const body = {
      jobId: stage.job.id,
      type: 'telefone',
      location: '(11) 91234-5678',
      allowOverlap: true,
      applications,
    };
    return { ...asOwner(stage), body };
  },
  'funnel.export': async (stage) => ({
    ...asOwner(stage),
    body: { of: 'chosen', applications: [(await newApplication(stage)).id], columns: ['name', 'email'] },
  }),
  'funnel.undoMany': async (stage) => {
    const { id } = await newApplication(stage);
    const body = { action: 'approve', applications: [{ id }] };
    const { data } = await stage.server.call(actOnCandidates, { ...asOwner(stage), body });
    return { ...asOwner(stage), body: { changes: data.changes.map(({ eventId }) => ({ id, eventId })) } };
  },

  'jobs.create': (stage) => ({ ...asOwner(stage), body: wizardData()[1] }),
  'jobs.saveStep': async (stage) => {
    const { id: jobId, version } = await draftJob(stage.server, stage.owner);
    const data = { ...wizardData()[1], title: 'Outro título' };
    return { ...asOwner(stage), params: { n: 1 }, body: { jobId, version, data } };
  },
  'jobs.saveDraft': async (stage) => ({
    ...(await ofNewDraft(stage)),
    body: { steps: { 1: { title: 'Pela metade' } } },
  }),
  'jobs.publish': ofNewDraft,
  'jobs.generateDescription': (stage) => ({
    ...asOwner(stage),
    body: { title: 'Pessoa Analista', seniority: 'mid', locationModel: 'remote', language: 'pt-BR' },
  }),
  'jobs.update': async (stage) => ({ ...(await ofNewJob(stage)), body: { title: 'Outro título' } }),
  'jobs.stages.saveDaysToBegin': async (stage) => {
    const { id, stages } = await draftJob(stage.server, stage.owner, { pipeline: { stages: stagesWithAi() } });
    const stageId = stages.find(({ type }) => type === 'interview_ia')?.id ?? '';
    return { ...asOwner(stage), params: { id, stageId }, body: { daysToBegin: 5 } };
  },
  'jobs.remove': ofNewDraft,
  'jobs.duplicate': (stage) => ({ ...asOwner(stage), params: { id: stage.job.id } }),
  'jobs.toggleStatus': async (stage) => ({ ...(await ofNewJob(stage)), body: { status: 'ACTIVE' } }),
  'jobs.close': async (stage) => ({ ...(await ofNewJob(stage)), body: { status: 'FILLED' } }),
  'jobs.undoClosing': async (stage) => {
    const call = await ofNewJob(stage);
    await stage.server.call(closeJob, { ...call, body: { status: 'FILLED' } });
    return call;
  },
  'jobs.reopen': async (stage) => {
    const call = await ofNewJob(stage);
    await stage.server.call(closeJob, { ...call, body: { status: 'FILLED' } });
    return call;
  },
  // Of a program: those of people are written down a little later, in the midst of what is compared.
  'jobs.public.view': ({ job }) => ({ params: { slug: job.slug }, body: {}, headers: { 'user-agent': 'monitor' } }),
  'jobs.members.add': async (stage) => ({ ...(await ofNewJob(stage)), body: { userId: stage.colleague.id } }),
  'jobs.members.remove': async (stage) => {
    const { as, params } = await ofNewJob(stage);
    await stage.server.call(shareJob, { as, params, body: { userId: stage.colleague.id } });
    return { as, params: { ...params, userId: stage.colleague.id } };
  },
  'jobs.templates.create': async (stage) => {
    const { as, params } = await ofNewDraft(stage);
    return { as, body: { jobId: params.id, kind: 'stage', subject: 'Assunto', body: 'Texto' } };
  },
  'jobs.templates.update': async (stage) => ({
    ...(await ofNewTemplate(stage)),
    body: { version: 1, subject: 'Novo assunto' },
  }),
  'jobs.templates.remove': ofNewTemplate,
  'jobs.templates.sendTest': ofNewTemplate,

  'offers.create': async (stage) => ({
    ...asOwner(stage),
    body: offerBody((await newApplication(stage)).id),
    files: { attachments: { name: 'beneficios.pdf', body: await pdfResume([['Benefícios', 'Vale-refeição']]) } },
  }),
  'offers.send': ofNewOffer,
  'offers.undoSend': async (stage) => {
    const call = await ofNewOffer(stage);
    await stage.server.call(sendOffer, call);
    return call;
  },
  'offers.cancel': async (stage) => ({ ...(await ofNewOffer(stage)), body: {} }),
  'offers.viewed': byNewOffer,
  'offers.sendLink': async (stage) => {
    const candidate = await newApplication(stage);
    await sendNewOffer(stage.server, stage.owner, candidate);
    return { params: { token: await statusToken(stage.server, candidate.email) } };
  },
  'offers.respond': async (stage) => ({ ...(await byNewOffer(stage)), body: { response: 'accept' } }),
};
