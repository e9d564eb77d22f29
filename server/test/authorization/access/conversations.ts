import { sendMessage } from '@prova/contract/conversations/conversations';
import { createMessageTemplate } from '@prova/contract/conversations/message-templates';
import { newId } from '../../new-id.ts';
import {
  type AccessTable,
  byToken,
  type Call,
  FORBIDDEN,
  NOT_FOUND,
  ofCompany,
  ofDeciders,
  ofTalent,
  recruiters,
  runners,
  talents,
} from '../outcomes.ts';
import type { Actor, World } from '../world.ts';

const APPLICATION_NOT_FOUND = '404 APPLICATION_NOT_FOUND';

const application: Call = ({ applicationId }) => ({ params: { id: applicationId } });
const body = { body: 'Você pode conversar na quinta?' };
const seen = () => ({ upTo: newId() });

/** The company begins. */
const begun = async ({ server }: World, { token: as }: Actor, id: string) => {
  await server.call(sendMessage, { as, params: { id }, body });
};

const savedTemplate: Call = async ({ server, actors }) => {
  const saved = await server.call(createMessageTemplate, {
    as: actors.owner.token,
    body: { name: 'Agenda', body: 'Olá, {{candidateName}}.' },
  });
  return { params: { id: saved.data.id } };
};

export const conversationsAccess: AccessTable = {
  'conversations.get': ofDeciders(APPLICATION_NOT_FOUND, application),
  'conversations.send': ofDeciders(APPLICATION_NOT_FOUND, ({ applicationId }) => ({
    params: { id: applicationId },
    body,
  })),
  'conversations.read': ofDeciders(APPLICATION_NOT_FOUND, ({ applicationId }) => ({
    params: { id: applicationId },
    body: seen(),
  })),
  'conversations.list': recruiters(undefined, { interviewer: FORBIDDEN }),

  'conversations.getOwn': ofTalent(APPLICATION_NOT_FOUND, ({ self: { applicationId } }) => ({
    params: { id: applicationId },
  })),
  'conversations.sendOwn': ofTalent(APPLICATION_NOT_FOUND, async (world) => {
    const { applicationId } = world.self;
    await begun(world, world.actors.owner, applicationId);
    return { params: { id: applicationId }, body };
  }),
  'conversations.readOwn': ofTalent(APPLICATION_NOT_FOUND, ({ self: { applicationId } }) => ({
    params: { id: applicationId },
    body: seen(),
  })),
  'conversations.listOwnUnread': talents(),

  'conversations.byToken': byToken(({ statusToken }) => ({ params: { token: statusToken } })),
  'conversations.sendByToken': byToken(async (world) => {
    const { owner, foreign } = world.actors;
    await begun(world, owner, world.applicationId);
    // The link of another company's opens that one.
    await begun(world, foreign, world.foreign.receiverApplicationId);
    return { params: { token: world.statusToken }, body };
  }),
  'conversations.readByToken': byToken(({ statusToken }) => ({ params: { token: statusToken }, body: seen() })),

  'conversations.templates.list': recruiters(undefined, { interviewer: FORBIDDEN }),
  'conversations.templates.create': runners(() => ({ body: { name: 'Convite', body: 'Vamos conversar?' } })),
  'conversations.templates.update': ofCompany(
    NOT_FOUND,
    async (world, actor) => ({
      ...(await savedTemplate(world, actor)),
      body: { name: 'Agenda', body: 'Oi, {{candidateName}}.', version: 1 },
    }),
    { unshared: FORBIDDEN },
  ),
  'conversations.templates.remove': ofCompany(NOT_FOUND, savedTemplate, { unshared: FORBIDDEN }),
};
