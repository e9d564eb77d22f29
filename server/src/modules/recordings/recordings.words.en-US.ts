import { REMOVAL_NOTICE_DAYS } from '@prova/contract/recordings/recording-fields';
import type { RecordingsWords } from './recordings.words.pt-BR.ts';

export const enUS: RecordingsWords = {
  bells: {
    removedSoon: {
      title: 'A recording will be deleted soon',
      message: `In ${REMOVAL_NOTICE_DAYS} days, the recording and transcript of the interview with {candidateName} ({jobTitle}) will be deleted: that is how long the company keeps them.`,
    },
  },
};
