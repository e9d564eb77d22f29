import { liveMessage, liveTopic } from '../realtime.ts';

/** The jobs of a company, as its list shows them. */
export const jobsTopic = liveTopic<{ companyId: string }>('jobs');

/** A job is in another state, or its applications are counted differently. Which one is not said: not everybody sees all. */
export const jobsChanged = liveMessage<{ companyId: string }>('jobs:changed');
