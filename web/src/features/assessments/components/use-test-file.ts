import { IMPORT_PACKAGE_MAX_BYTES } from '@prova/contract/assessments/test-fields';
import { readTestFile } from '@prova/contract/assessments/test-files';
import type { DataOf } from '@prova/contract/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import type { UploadState } from '../../../ui/chosen-file.tsx';

export type ReadFile = DataOf<typeof readTestFile>;

/** Names of files that may hold a test. */
export const TEST_FILES = '.json,.gift,.txt,.xml,.zip';

/** Sends a file to be read. Of two, the answer about the second counts. */
export function useTestFile(onRead: (read: ReadFile, name: string) => void) {
  const { t } = useTranslation('tests');
  const [state, setState] = useState<UploadState>({ status: 'empty' });
  const [error, setError] = useState<string>();
  const [read, setRead] = useState<ReadFile>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const clear = () => {
    running.current?.abort();
    setState({ status: 'empty' });
    setError(undefined);
    setRead(undefined);
  };
  const choose = async (file: File) => {
    clear();
    const { name, size } = file;
    setState({ status: 'waiting', name, size, message: t('import.reading') });
    if (size > IMPORT_PACKAGE_MAX_BYTES) return setError(t('import.tooLarge'));
    const reading = new AbortController();
    running.current = reading;
    try {
      const answer = await call(readTestFile, { body: {}, files: { file } }, { signal: reading.signal });
      if (reading.signal.aborted) return;
      setState({ status: 'done', name, size, message: t('import.read') });
      setRead(answer);
      onRead(answer, name);
    } catch (failure) {
      if (!reading.signal.aborted) setError(messageOf(failure));
    }
  };
  return { state, error, read, clear, choose: (file: File) => void choose(file) };
}
