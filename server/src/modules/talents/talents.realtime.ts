import { id } from '@prova/contract/common';
import { talentChanged, talentLeft, talentsTopic, talentTopic } from '@prova/contract/talents/realtime';
import * as z from 'zod';
import { defineMessage, defineTopic, toTopic } from '../../platform/realtime/messages.ts';
import { runsJobs } from '../companies/companies.service.ts';
import { mayFollow } from './see-talent.ts';

const whose = z.object({ talentId: id });

/** Followed by those who may see the profile, and by its owner. */
export const talentFollowing = defineTopic({
  topic: talentTopic,
  params: whose,
  may: (ctx, { talentId }) => mayFollow(ctx, talentId),
});

/** Followed by those who may see the lists. */
export const talentsFollowing = defineTopic({
  topic: talentsTopic,
  params: z.object({}),
  may: async ({ actor }) => actor.kind === 'user' && actor.memberships.some(({ role }) => runsJobs(role)),
});

export const changeOfTalent = defineMessage({
  message: talentChanged,
  data: whose,
  to: ({ talentId }) => toTopic(talentTopic, { talentId }),
  load: async (_ctx, data) => data,
});

export const leavingOfTalent = defineMessage({
  message: talentLeft,
  data: whose,
  to: () => toTopic(talentsTopic, {}),
  load: async (_ctx, data) => data,
});
