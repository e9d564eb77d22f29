import { type AccessTable, FORBIDDEN, NOT_FOUND, ofCompany, ofDeciders, ofShared } from '../outcomes.ts';

const APPLICATION_NOT_FOUND = '404 APPLICATION_NOT_FOUND';
/** A colleague reads it. */
const ONLY_AUTHOR = { recruiter: FORBIDDEN } as const;

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
};
