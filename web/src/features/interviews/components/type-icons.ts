import { MapPin, Phone, Video } from 'lucide-react';

/** Of the ways in which an interview is held. */
export const TYPE_ICONS = { video: Video, presencial: MapPin, telefone: Phone } as const;
