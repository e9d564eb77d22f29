import * as z from 'zod';
import { id, idParams, line, rowVersion, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { MESSAGE_MAX } from './limits.ts';
import { unknownPlace } from './template-values.ts';

export const messageTemplate = z.object({ id, version: z.number().int(), name: z.string(), body: z.string() });
export type MessageTemplate = z.output<typeof messageTemplate>;

const shape = {
  name: line(1, 80),
  body: text(MESSAGE_MAX, 1).refine((body) => unknownPlace(body) === null, {
    error: 'INVALID' satisfies ValidationCode,
  }),
};
export const messageTemplateInput = z.strictObject(shape);

const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const listMessageTemplates = endpoint({
  id: 'conversations.templates.list',
  method: 'GET',
  path: '/api/v1/conversations/templates',
  summary: 'The company’s saved messages, by name; 100 at most.',
  access: member,
  output: z.array(messageTemplate),
  errors: ['NO_COMPANY'],
});

export const createMessageTemplate = endpoint({
  id: 'conversations.templates.create',
  method: 'POST',
  path: '/api/v1/conversations/templates',
  summary: 'Save a message for everybody of the company who writes to candidates.',
  access: member,
  body: messageTemplateInput,
  output: messageTemplate,
  status: 201,
  errors: ['NO_COMPANY', 'MESSAGE_TEMPLATES_FULL'],
});

export const updateMessageTemplate = endpoint({
  id: 'conversations.templates.update',
  method: 'PUT',
  path: '/api/v1/conversations/templates/:id',
  summary: 'Change a saved message.',
  access: member,
  params: idParams,
  body: z.strictObject({ ...shape, version: rowVersion.min(1) }),
  output: messageTemplate,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

export const removeMessageTemplate = endpoint({
  id: 'conversations.templates.remove',
  method: 'DELETE',
  path: '/api/v1/conversations/templates/:id',
  summary: 'Delete a saved message.',
  access: member,
  params: idParams,
  output: z.object({ id }),
  errors: ['NOT_FOUND'],
});
