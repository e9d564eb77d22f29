import * as contract from '@prova/contract/evaluations/evaluations';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { addNote, editNote, listNotes, removeNote } from './evaluations.service.ts';

export const evaluationRoutes: readonly Route[] = [
  route(contract.listNotes, async (ctx, { params, query }) => {
    const { data, meta } = await listNotes(ctx, params.id, query);
    return reply(data, { meta });
  }),
  route(contract.addNote, (ctx, { params, body }) => addNote(ctx, params.id, body.body)),
  route(contract.editNote, (ctx, { params, body }) => editNote(ctx, params.id, body)),
  route(contract.removeNote, (ctx, { params }) => removeNote(ctx, params.id)),
];
