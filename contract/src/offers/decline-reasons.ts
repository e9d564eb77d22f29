/** Why a candidate declines an offer, as they choose it; nobody has to say. "Other" says nothing and stands last. */
export const DECLINE_REASONS = ['pay', 'other_offer', 'role', 'place', 'timing', 'stay', 'process', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
