import type { StageType } from '../jobs/stage-types.ts';

/**
 * Every stage of a job is a step that candidates see, in its order: on the page of the job and where an application is
 * followed. These have names that are written for recruiters ("New candidates"), and are read in words of ours.
 */
const NAMED_BY_US = ['new', 'offer', 'hired'] as const;

export const isNamedByUs = (type: StageType): type is (typeof NAMED_BY_US)[number] =>
  (NAMED_BY_US as readonly StageType[]).includes(type);
