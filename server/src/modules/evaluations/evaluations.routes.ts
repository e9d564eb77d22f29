import * as contract from '@prova/contract/evaluations/evaluations';
import * as feedbacks from '@prova/contract/evaluations/feedbacks';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { addNote, editNote, listNotes, removeNote } from './evaluations.service.ts';
import { getFeedback, listFeedbacks, listFeedbacksByLink } from './feedbacks.ts';
import { shareFeedback, withdrawFeedback } from './share-feedback.ts';
import { createFeedback, removeFeedback, updateFeedback } from './write-feedback.ts';

export const evaluationRoutes: readonly Route[] = [
  route(contract.listNotes, async (ctx, { params, query }) => {
    const { data, meta } = await listNotes(ctx, params.id, query);
    return reply(data, { meta });
  }),
  route(contract.addNote, (ctx, { params, body }) => addNote(ctx, params.id, body.body)),
  route(contract.editNote, (ctx, { params, body }) => editNote(ctx, params.id, body)),
  route(contract.removeNote, (ctx, { params }) => removeNote(ctx, params.id)),

  route(feedbacks.listFeedbacks, async (ctx, { query }) => {
    const { data, meta } = await listFeedbacks(ctx, query);
    return reply(data, { meta });
  }),
  route(feedbacks.createFeedback, (ctx, { body }) => createFeedback(ctx, body)),
  route(feedbacks.getFeedback, (ctx, { params }) => getFeedback(ctx, params.id)),
  route(feedbacks.updateFeedback, (ctx, { params, body }) => updateFeedback(ctx, params.id, body)),
  route(feedbacks.removeFeedback, (ctx, { params }) => removeFeedback(ctx, params.id)),
  route(feedbacks.shareFeedback, (ctx, { params, body }) => shareFeedback(ctx, params.id, body.version)),
  route(feedbacks.withdrawFeedback, (ctx, { params, body }) => withdrawFeedback(ctx, params.id, body.version)),
  route(feedbacks.feedbacksByToken, (ctx) => listFeedbacksByLink(ctx)),
];
