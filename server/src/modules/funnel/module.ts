import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { applicationPorts } from '../applications/applications.service.ts';
import { boardChanged, boardTopic, publishChange, publishWritten } from './funnel.realtime.ts';
import { funnelRoutes } from './funnel.routes.ts';
import { tellMoved, tellRejected } from './tell-candidate.ts';

export const funnel: ServerModule = {
  name: 'funnel',
  routes: funnelRoutes,
  tasks: [tellMoved, tellRejected],
  topics: [boardTopic],
  messages: [boardChanged],
  connects: [
    connect(applicationPorts.onApplicationChanged, publishChange),
    connect(applicationPorts.onHistoryWritten, publishWritten),
  ],
};
