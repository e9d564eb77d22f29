import { contentTypes } from './content-type.ts';
import { pictureDrawing } from './picture.ts';

/** What people wait for: kept ready. */
export const filePrograms = [contentTypes, pictureDrawing] as const;
