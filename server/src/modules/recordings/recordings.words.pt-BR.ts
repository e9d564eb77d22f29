import { REMOVAL_NOTICE_DAYS } from '@prova/contract/recordings/recording-fields';
import type { Words } from '../../platform/words.ts';

export const ptBR = {
  bells: {
    removedSoon: {
      title: 'Uma gravação será apagada em breve',
      message: `Em ${REMOVAL_NOTICE_DAYS} dias, a gravação e a transcrição da entrevista com {candidateName} (vaga {jobTitle}) serão apagadas: é o prazo da empresa.`,
    },
  },
};

export type RecordingsWords = Words<typeof ptBR>;
