import * as z from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** What a talent says of themselves, has proven, or lets others see, has changed. */
export const talentChanged = defineEvent({ name: 'talent_changed', data: z.strictObject({ talentId: z.string() }) });
