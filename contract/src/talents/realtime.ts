import { liveMessage, liveTopic } from '../realtime.ts';

/** One profile, as somebody sees it who may. */
export const talentTopic = liveTopic<{ talentId: string }>('talent');

/** The lists of talents who are open to all recruiters. */
export const talentsTopic = liveTopic<Record<string, never>>('talents');

/** Something of a profile has changed: whoever may not see it any more is told so when they load it again. */
export const talentChanged = liveMessage<{ talentId: string }>('talent:changed');

/** Somebody is not open to all recruiters any more: no list shows them. */
export const talentLeft = liveMessage<{ talentId: string }>('talents:left');
