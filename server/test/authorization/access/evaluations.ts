import { createFeedback, shareFeedback } from '@prova/contract/evaluations/feedbacks';
import {
  type AccessTable,
  byToken,
  type Call,
  FORBIDDEN,
  NOT_FOUND,
  ofCompany,
  ofDeciders,
  ofShared,
} from '../outcomes.ts';
import type { World } from '../world.ts';

const APPLICATION_NOT_FOUND = '404 APPLICATION_NOT_FOUND';
/** A colleague reads it. */
const ONLY_AUTHOR = { recruiter: FORBIDDEN } as const;

const words = { strengths: 'Ótimo domínio de SQL.', growth: '', message: '' };

/** A draft of the owner about the application of `self`. */
async function written({ server, actors, self }: World) {
  const call = { as: actors.owner.token, body: { ...words, applicationId: self.applicationId } };
  return { params: { id: (await server.call(createFeedback, call)).data.id } };
}

const shared = async (world: World) => {
  const draft = await written(world);
  await world.server.call(shareFeedback, { as: world.actors.owner.token, ...draft, body: { version: 1 } });
  return draft;
};

const ofDraft: Call = async (world) => ({ ...(await written(world)), body: { version: 1 } });

/** Whoever else was told of the job finds nothing; the talent reads what was shared. */
const forBoth = (missing: '404 APPLICATION_NOT_FOUND' | '404 NOT_FOUND', call: Call) =>
  ofCompany(missing, call, { talent: missing, self: 'ok', hiringManager: 'ok' });

export const evaluationsAccess: AccessTable = {
  'evaluations.notes.list': ofShared(APPLICATION_NOT_FOUND, ({ applicationId }) => ({ params: { id: applicationId } })),
  'evaluations.notes.add': ofDeciders(APPLICATION_NOT_FOUND, ({ applicationId }) => ({
    params: { id: applicationId },
    body: { body: 'Uma nota' },
  })),
  'evaluations.notes.edit': ofCompany(
    NOT_FOUND,
    ({ noteId }) => ({ params: { id: noteId }, body: { body: 'Outra nota', version: 1 } }),
    ONLY_AUTHOR,
  ),
  'evaluations.notes.remove': ofCompany(NOT_FOUND, ({ noteId }) => ({ params: { id: noteId } }), ONLY_AUTHOR),

  'evaluations.feedbacks.list': forBoth(APPLICATION_NOT_FOUND, ({ self: { applicationId } }) => ({
    query: { applicationId },
  })),
  'evaluations.feedbacks.create': ofDeciders(APPLICATION_NOT_FOUND, ({ applicationId }) => ({
    body: { ...words, applicationId },
  })),
  'evaluations.feedbacks.get': forBoth(NOT_FOUND, shared),
  'evaluations.feedbacks.update': ofCompany(NOT_FOUND, async (world) => ({
    ...(await written(world)),
    body: { ...words, version: 1 },
  })),
  'evaluations.feedbacks.remove': ofCompany(NOT_FOUND, written),
  'evaluations.feedbacks.share': ofCompany(NOT_FOUND, ofDraft),
  'evaluations.feedbacks.withdraw': ofCompany(NOT_FOUND, async (world) => ({
    ...(await shared(world)),
    body: { version: 2 },
  })),
  'evaluations.feedbacks.byToken': byToken(({ statusToken }) => ({ params: { token: statusToken } })),
};
