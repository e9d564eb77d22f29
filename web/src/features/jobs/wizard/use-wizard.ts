import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';
import { getDraft, publishJob, saveStep } from '@prova/contract/jobs/job-wizard';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { draftQuery } from '../jobs.queries.ts';
import type { Draft, StepData, StepNumber } from './step-data.ts';
import { type SaveState, StepSaver } from './step-saver.ts';

/** What the step on screen can be asked by the frame around it. */
export interface OpenStep {
  /** What is on screen, as it would be sent. */
  data: () => StepData;
  /** Whether that could be finished as it is. */
  isComplete: () => boolean;
  /** Does what its form does when it is submitted: checks, shows what is wrong, or finishes the step. */
  submit: () => void;
}

export interface Wizard {
  /** Null until something of a new job was saved. */
  draft: Draft | null;
  step: StepNumber;
  saver: StepSaver;
  state: SaveState;
  /** A step is being finished. */
  busy: boolean;
  /** The open step presents itself. */
  register: (open: OpenStep | null) => void;
  /** Finishes a step and goes to where the person is heading. */
  finish: (step: StepNumber, data: StepData) => Promise<void>;
  /** Finishes the open step and stays. False when it cannot be finished; the reason is shown. */
  saveNow: () => Promise<boolean>;
  /** Publishes the draft. Throws `ApiError`. */
  publish: () => Promise<Draft>;
  /** Asks the server again for the words of what is missing. */
  rewordMissing: () => void;
  /** Finishes or keeps the open step, then goes on. */
  leaveTo: (target: StepNumber | 'exit') => void;
  /** Goes to a step that something is missing from; there it is shown at its place. */
  mend: (step: StepNumber) => void;
}

interface Options {
  draft: Draft | null;
  step: StepNumber;
  /** Something of a new job reached the server for the first time. */
  onCreated: (jobId: string) => void;
  go: (target: StepNumber | 'exit', jobId: string | null) => void;
}

/** The state of the wizard around its steps: saving, leaving, and where one stands. */
export function useWizard({ draft, step, onCreated, go }: Options): Wizard {
  const { t } = useTranslation('wizard');
  const client = useQueryClient();
  const created = useRef(onCreated);
  useEffect(() => {
    created.current = onCreated;
  });
  const [saver] = useState(
    () =>
      new StepSaver(draft, {
        send: ({ jobId, version, ...saving }, options) =>
          call(
            saveStep,
            {
              params: { n: String(saving.step) },
              body: { ...saving, ...(jobId && { jobId }), ...(version !== undefined && { version }) },
            },
            options,
          ),
        load: (jobId) => client.fetchQuery({ ...draftQuery(jobId), staleTime: 0 }),
        onJob: (job) => {
          const { queryKey } = draftQuery(job.id);
          const isNew = client.getQueryData(queryKey) === undefined;
          client.setQueryData(queryKey, job);
          void invalidate(client, [listRecruiterJobs]);
          if (isNew) created.current(job.id);
        },
        onChangedElsewhere: () => toast.info(t('conflict.elsewhere')),
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  const open = useRef<OpenStep | null>(null);
  const target = useRef<StepNumber | 'exit' | null>(null);
  const mending = useRef<StepNumber | null>(null);
  const [busy, setBusy] = useState(false);
  useSaveOnLeaving(saver);

  const jobId = () => draft?.id ?? null;
  const leaveTo = (heading: StepNumber | 'exit') => {
    if (heading === step || busy) return;
    const present = open.current;
    const touched = saver.unsaved || draft?.partial[String(step)] !== undefined;
    // What is public changes when its step is saved, never by walking out.
    const mayFinish = heading !== 'exit' || !draft?.publishedAt;
    if (touched && mayFinish && present?.isComplete()) {
      target.current = heading;
      present.submit();
    } else {
      target.current = null;
      void saver.flush().then(() => go(heading, jobId()));
    }
  };
  return {
    draft,
    step,
    saver,
    state,
    busy,
    register: (present) => {
      open.current = present;
      if (present === null || mending.current !== step) return;
      mending.current = null;
      if (!present.isComplete()) present.submit();
    },
    finish: async (finished, data) => {
      const heading = target.current ?? (Math.min(finished + 1, WIZARD_STEPS.length) as StepNumber);
      target.current = null;
      setBusy(true);
      try {
        const saved = await saver.complete(finished, data);
        go(heading, saved.id);
      } finally {
        setBusy(false);
      }
    },
    saveNow: async () => {
      const present = open.current;
      if (!present?.isComplete()) return false;
      setBusy(true);
      try {
        await saver.complete(step, present.data());
        return true;
      } catch (error) {
        toast.error(messageOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
    publish: async () => {
      if (!draft) throw new Error('There is nothing to publish yet.');
      setBusy(true);
      try {
        await saver.flush();
        return await saver.inTurn(() => call(publishJob, { params: { id: draft.id } }));
      } catch (error) {
        // Something went missing elsewhere since: the review then says what.
        if (isApiError(error, 'JOB_INCOMPLETE'))
          await client.invalidateQueries({ queryKey: draftQuery(draft.id).queryKey });
        throw error;
      } finally {
        setBusy(false);
      }
    },
    rewordMissing: () => {
      if (!draft) return;
      call(getDraft, { params: { id: draft.id } }).then(
        ({ version, missing }) =>
          client.setQueryData(draftQuery(draft.id).queryKey, (shown: Draft | undefined) =>
            // Of another state of the job these words are not true: they come with the next save.
            shown?.version === version ? { ...shown, missing } : shown,
          ),
        (error: unknown) => toast.error(messageOf(error)),
      );
    },
    leaveTo,
    mend: (heading) => {
      if (busy) return;
      mending.current = heading;
      leaveTo(heading);
    },
  };
}

/** Closing the tab, hiding it or going elsewhere sends what waits; where that cannot be, the browser asks first. */
function useSaveOnLeaving(saver: StepSaver): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void saver.flush({ keepalive: true });
    };
    const again = () => void saver.flush();
    const ask = (event: BeforeUnloadEvent) => {
      const { status } = saver.read();
      if (saver.unsaved && (status === 'offline' || status === 'failed' || status === 'conflict'))
        event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', again);
    addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', again);
      removeEventListener('beforeunload', ask);
      void saver.flush();
    };
  }, [saver]);
}
