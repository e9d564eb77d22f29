import type { ContactTopic } from '@prova/contract/messaging/contact-fields';
import { defineSlot } from '../../../lib/slots.tsx';

/** A button that opens the contact form. */
export const contactSlot = defineSlot<{ label: string; topic: ContactTopic }>();
