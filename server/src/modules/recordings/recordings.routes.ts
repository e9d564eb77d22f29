import * as contract from '@prova/contract/recordings/recordings';
import { type Route, route } from '../../platform/http/route.ts';
import {
  listInvitedRecordings,
  listOwnRecordings,
  listRecordings,
  removeRecording,
  withdrawConsent,
  withdrawInvitedConsent,
} from './recordings.service.ts';
import { abortUpload, completeUpload } from './upload/complete-upload.ts';
import { getUpload, openUpload } from './upload/open-upload.ts';
import { signParts } from './upload/part-address.ts';

export const recordingRoutes: Route[] = [
  route(contract.openUpload, (ctx, { params, body }) => openUpload(ctx, params.id, body)),
  route(contract.getUpload, (ctx, { params }) => getUpload(ctx, params)),
  route(contract.signParts, (ctx, { params, body }) => signParts(ctx, params, body)),
  route(contract.completeUpload, (ctx, { params, body }) => completeUpload(ctx, params, body)),
  route(contract.abortUpload, (ctx, { params }) => abortUpload(ctx, params)),
  route(contract.listRecordings, (ctx, { params }) => listRecordings(ctx, params.id)),
  route(contract.removeRecording, (ctx, { params }) => removeRecording(ctx, params.id)),
  route(contract.listOwnRecordings, (ctx) => listOwnRecordings(ctx)),
  route(contract.withdrawConsent, (ctx, { params }) => withdrawConsent(ctx, params.id)),
  route(contract.listInvitedRecordings, (ctx) => listInvitedRecordings(ctx)),
  route(contract.withdrawInvitedConsent, (ctx, { params }) => withdrawInvitedConsent(ctx, params.id)),
];
