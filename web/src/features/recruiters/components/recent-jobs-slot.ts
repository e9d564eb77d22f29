import { defineSlot } from '../../../lib/slots.tsx';

/** The newest jobs of the company at work, on the recruiter's profile. */
export const recentJobs = defineSlot();
