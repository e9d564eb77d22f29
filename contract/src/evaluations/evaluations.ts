import * as z from 'zod';
import { cursorPaging, id, idParams, instant, rowVersion, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';

/** What a note says: 2–2000 characters, as the database counts them (an emoji is one). */
export const noteText = text(2000, 2).refine((value) => [...value].length >= 2, {
  error: 'TOO_SHORT' satisfies ValidationCode,
  params: { minimum: 2 },
});

export const note = z.object({
  id,
  version: z.number().int(),
  body: z.string(),
  author: z.object({ id, name: z.string(), photoUrl: z.string().nullable() }),
  createdAt: instant,
  can: z.object({ edit: z.boolean() }),
});
export type Note = z.output<typeof note>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const listNotes = endpoint({
  id: 'evaluations.notes.list',
  method: 'GET',
  path: '/api/v1/applications/:id/notes',
  summary: 'The team’s notes on an application, the newest first.',
  access: member,
  params: idParams,
  query: z.object({ ...cursorPaging(30), cursor: id.optional() }),
  output: z.array(note),
  paging: 'cursor',
  errors: ['APPLICATION_NOT_FOUND'],
});

export const addNote = endpoint({
  id: 'evaluations.notes.add',
  method: 'POST',
  path: '/api/v1/applications/:id/notes',
  summary: 'Write a note that the candidate never sees.',
  access: member,
  params: idParams,
  body: z.strictObject({ body: noteText }),
  output: note,
  status: 201,
  errors: ['APPLICATION_NOT_FOUND'],
});

export const editNote = endpoint({
  id: 'evaluations.notes.edit',
  method: 'PUT',
  path: '/api/v1/notes/:id',
  summary: 'Change one’s own note; a colleague’s is refused.',
  access: member,
  params: idParams,
  body: z.strictObject({ body: noteText, version: rowVersion.min(1) }),
  output: note,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

export const removeNote = endpoint({
  id: 'evaluations.notes.remove',
  method: 'DELETE',
  path: '/api/v1/notes/:id',
  summary: 'Delete one’s own note; a colleague’s is refused.',
  access: member,
  params: idParams,
  output: z.object({ id }),
  errors: ['NOT_FOUND'],
});
