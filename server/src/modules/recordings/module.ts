import { openUpload } from '@prova/contract/recordings/recordings';
import { on } from '../../platform/events.ts';
import { requestExample } from '../../platform/http/request-example.ts';
import type { ServerModule } from '../../platform/module.ts';
import { recordingWithdrawn } from '../rooms/rooms.service.ts';
import { recordingPorts } from './ports.ts';
import * as budgets from './recordings.budgets.ts';
import * as notifications from './recordings.notifications.ts';
import { recordingsData } from './recordings.privacy.ts';
import { recordingRoutes } from './recordings.routes.ts';
import { forgetRecording } from './recordings.service.ts';
import { completeSilentTask } from './upload/complete-silent.ts';
import { joinSegmentTask } from './upload/join-segment.ts';
import { registerPartUploads } from './upload/put-part.ts';

export const recordings: ServerModule = {
  name: 'recordings',
  routes: recordingRoutes,
  http: [registerPartUploads],
  examples: [requestExample(openUpload, { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 })],
  tasks: [joinSegmentTask, completeSilentTask],
  notifications: Object.values(notifications),
  followers: [
    on(recordingWithdrawn, 'recordings.forget', (ctx, { recordingId }) =>
      ctx.transaction((ctx) => forgetRecording(ctx, recordingId)),
    ),
  ],
  budgets: Object.values(budgets),
  personalData: recordingsData,
  ports: recordingPorts,
};
