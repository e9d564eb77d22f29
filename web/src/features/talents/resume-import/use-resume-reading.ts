import { type ImportedProfile, importResume, RESUME_IMPORT_MAX_BYTES } from '@prova/contract/talents/resume-import';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import type { UploadState } from '../../../ui/chosen-file.tsx';

const LONGEST_MS = 60_000;

/** Sends a résumé to be read, and says how that stands. Nothing of it is kept on the server. */
export function useResumeReading(onRead: (profile: ImportedProfile) => void) {
  const { t } = useTranslation('talent-import');
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<UploadState>({ status: 'empty' });
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (chosen: File) => {
    const { name, size } = chosen;
    // Of two files, the answer about the second counts, whichever comes first.
    running.current?.abort();
    const reading = new AbortController();
    running.current = reading;
    setFile(chosen);
    setError(undefined);
    if (size > RESUME_IMPORT_MAX_BYTES) {
      setState({ status: 'waiting', name, size });
      return setError(t('tooLarge'));
    }
    setState({ status: 'uploading', name, size, sent: 0 });
    try {
      const { outcome, profile } = await call(
        importResume,
        { files: { resume: chosen } },
        {
          timeoutMs: LONGEST_MS,
          signal: reading.signal,
          onProgress: ({ sentBytes }) => {
            if (!reading.signal.aborted) setState({ status: 'uploading', name, size, sent: sentBytes });
          },
        },
      );
      if (reading.signal.aborted) return;
      setState({ status: 'done', name, size });
      if (outcome === 'read' && profile) onRead(profile);
      else setError(t(`outcome.${outcome === 'read' ? 'empty' : outcome}`));
    } catch (failure) {
      if (!reading.signal.aborted) setState({ status: 'failed', name, size, message: messageOf(failure) });
    }
  };
  return {
    file,
    state,
    error,
    read: (chosen: File) => void read(chosen),
    retry: () => file && void read(file),
    clear: () => {
      running.current?.abort();
      setFile(undefined);
      setState({ status: 'empty' });
      setError(undefined);
    },
  };
}
