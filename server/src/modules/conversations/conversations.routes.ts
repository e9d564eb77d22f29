import * as contract from '@prova/contract/conversations/conversations';
import * as templates from '@prova/contract/conversations/message-templates';
import { type Route, reply, route } from '../../platform/http/route.ts';
import {
  listConversations,
  listOwnUnread,
  markRead,
  ownConversation,
  sendMessage,
  teamConversation,
} from './conversations.service.ts';
import { linkEntry, ownEntry, teamEntry } from './entry-points.ts';
import {
  changeMessageTemplate,
  createMessageTemplate,
  listMessageTemplates,
  removeMessageTemplate,
} from './message-templates.ts';

export const conversationRoutes: readonly Route[] = [
  route(contract.getConversation, (ctx, { params, query }) => teamConversation(ctx, teamEntry(params.id), query)),
  route(contract.sendMessage, (ctx, { params, body, files: { attachments = [] } }) =>
    sendMessage(ctx, teamEntry(params.id), { ...body, attachments }),
  ),
  route(contract.readConversation, (ctx, { params, body }) => markRead(ctx, teamEntry(params.id), body.upTo)),
  route(contract.listConversations, async (ctx, { query }) => {
    const { data, meta } = await listConversations(ctx, query);
    return reply(data, { meta });
  }),

  route(contract.getOwnConversation, (ctx, { params, query }) => ownConversation(ctx, ownEntry(params.id), query)),
  route(contract.sendOwnMessage, (ctx, { params, body, files: { attachments = [] } }) =>
    sendMessage(ctx, ownEntry(params.id), { ...body, attachments }),
  ),
  route(contract.readOwnConversation, (ctx, { params, body }) => markRead(ctx, ownEntry(params.id), body.upTo)),
  route(contract.listOwnUnread, (ctx) => listOwnUnread(ctx)),

  route(contract.conversationByToken, (ctx, { query }) => ownConversation(ctx, linkEntry, query)),
  route(contract.sendByToken, (ctx, { body, files: { attachments = [] } }) =>
    sendMessage(ctx, linkEntry, { ...body, attachments }),
  ),
  route(contract.readByToken, (ctx, { body }) => markRead(ctx, linkEntry, body.upTo)),

  route(templates.listMessageTemplates, (ctx) => listMessageTemplates(ctx)),
  route(templates.createMessageTemplate, (ctx, { body }) => createMessageTemplate(ctx, body)),
  route(templates.updateMessageTemplate, (ctx, { params, body }) => changeMessageTemplate(ctx, params.id, body)),
  route(templates.removeMessageTemplate, (ctx, { params }) => removeMessageTemplate(ctx, params.id)),
];
