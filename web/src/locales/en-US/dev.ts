import type { Phrases } from '../phrases.ts';
import type { dev as ptDev } from '../pt-BR/dev.ts';

export const dev: Phrases<typeof ptDev> = {
  title: 'Components',
  facts: 'Every part of the interface in each of its states.',
  density: 'Density',
  compact: 'Compact',
  comfortable: 'Comfortable',
  sections: {
    type: 'Type and mark',
    colours: 'Colors',
    actions: 'Actions',
    fields: 'Fields',
    choices: 'Choices',
    inPlace: 'Editing in place',
    steps: 'Steps and order',
    words: 'Labels and people',
    progress: 'Progress and uploads',
    states: 'States of a screen',
    data: 'Data',
    overlays: 'Overlays',
    forms: 'Shared forms',
  },
};
