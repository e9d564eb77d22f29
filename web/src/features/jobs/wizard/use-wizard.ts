import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';
import { getDraft, publishJob, saveStep } from '@prova/contract/jobs/job-wizard';
import type { Source } from '@prova/contract/jobs/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { Autosave } from '../../../lib/autosave/autosave.ts';
import type { AutosaveState } from '../../../lib/autosave/autosave-types.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { invalidate } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { draftQuery } from '../jobs.queries.ts';
import { type Draft, type StepData, type StepNumber, stepDataOf } from './step-data.ts';

export type StepAutosave = Autosave<Draft, StepNumber, 'done'>;
export type SaveState = AutosaveState<Draft, StepNumber>;

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
  autosave: StepAutosave;
  state: SaveState;
  /** A step is being finished. */
  busy: boolean;
  /** The open step presents itself. */
  register: (open: OpenStep | null) => void;
  /** Finishes a step and goes to where the person is heading. */
  finish: (step: StepNumber, data: StepData) => Promise<void>;
  /** Finishes the open step and stays. False when it cannot be finished; the reason is shown. */
  saveNow: () => Promise<boolean>;
  /** Finishes another step as the server has it, without going there. Throws `ApiError`. */
  takeDefault: (step: StepNumber) => Promise<void>;
  /** The status of the job has changed: reads it, and leaves everything else as it is on screen. */
  readStatus: () => void;
  /** The job is shared at a place where it was not announced: from now on who comes from there is counted for it. */
  announceOn: (platform: Source['platform']) => void;
  /** Publishes the draft. Throws `ApiError`. */
  publish: () => Promise<Draft>;
  /** Asks the server again for the words of what is missing. */
  rewordMissing: () => void;
  /** Finishes or keeps the open step, then goes on. */
  leaveTo: (target: StepNumber | 'exit') => void;
  /** Goes to a step that something is missing from; there it is shown at its place. */
  fix: (step: StepNumber) => void;
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
  const [autosave, state] = useAutosave(
    (): StepAutosave =>
      new Autosave<Draft, StepNumber, 'done'>(
        draft,
        {
          keyOf: stepKey,
          partOf: stepDataOf,
          remote: {
            load: ({ id }) => client.fetchQuery({ ...draftQuery(id), staleTime: 0 }),
            send: async ({ doc, part: step, data, as }, options) => {
              const partial = as === 'draft';
              const base = doc && { jobId: doc.id, version: doc.version };
              const job = await call(
                saveStep,
                { params: { n: String(step) }, body: { ...base, step, data: data as StepData, partial } },
                options,
              );
              const { [String(step)]: _former, ...others } = doc?.partial ?? {};
              return { ...job, partial: partial ? { ...others, [step]: data as StepData } : others };
            },
            onDoc: (job) => {
              const { queryKey } = draftQuery(job.id);
              const isNew = client.getQueryData(queryKey) === undefined;
              client.setQueryData(queryKey, job);
              void invalidate(client, [listRecruiterJobs]);
              if (isNew) created.current(job.id);
            },
            onChangedElsewhere: () => toast.info(t('conflict.elsewhere')),
          },
        },
        draft && new Date(draft.updatedAt),
      ),
  );
  const open = useRef<OpenStep | null>(null);
  const target = useRef<StepNumber | 'exit' | null>(null);
  const fixing = useRef<StepNumber | null>(null);
  const [busy, setBusy] = useState(false);

  const jobId = () => draft?.id ?? null;
  const leaveTo = (heading: StepNumber | 'exit') => {
    if (heading === step || busy) return;
    const present = open.current;
    const touched = autosave.unsaved || draft?.partial[String(step)] !== undefined;
    // What is public changes when its step is saved, never by walking out.
    const mayFinish = heading !== 'exit' || !draft?.publishedAt;
    if (touched && mayFinish && present?.isComplete()) {
      target.current = heading;
      present.submit();
    } else {
      target.current = null;
      void autosave.flush().then(() => go(heading, jobId()));
    }
  };
  return {
    draft,
    step,
    autosave,
    state,
    busy,
    register: (present) => {
      open.current = present;
      if (present === null || fixing.current !== step) return;
      fixing.current = null;
      if (!present.isComplete()) present.submit();
    },
    finish: async (finished, data) => {
      const heading = target.current ?? (Math.min(finished + 1, WIZARD_STEPS.length) as StepNumber);
      target.current = null;
      setBusy(true);
      try {
        const saved = await autosave.save(finished, data, 'done');
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
        await autosave.save(step, present.data(), 'done');
        return true;
      } catch (error) {
        if (autosave.read().status !== 'conflict') toast.error(messageOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
    takeDefault: async (taken) => {
      setBusy(true);
      try {
        await autosave.save(taken, stepDataOf(taken, draft), 'done');
      } finally {
        setBusy(false);
      }
    },
    readStatus: () => {
      autosave
        .inTurn(async (doc) => {
          if (!doc) throw new Error('What is not saved has no status.');
          const fresh = await client.fetchQuery({ ...draftQuery(doc.id), staleTime: 0 });
          const { status, can, closedAt } = fresh;
          // With any other version somebody has changed more than the status: the next save meets it.
          const version = fresh.version === doc.version + 1 ? fresh.version : doc.version;
          return { ...doc, status, can, closedAt, version };
        })
        .catch((error: unknown) => toast.error(messageOf(error)));
    },
    announceOn: (platform) => {
      autosave
        .inTurn(async (doc) => {
          if (!doc) throw new Error('What is not saved is announced nowhere.');
          const { id: jobId, version, partial } = doc;
          const before = doc.sources.map(({ id, platform, active }) => ({ id, platform, active }));
          const data = { sources: [...before, { platform, active: true }] };
          const job = await call(saveStep, { params: { n: '6' }, body: { step: 6, jobId, version, data } });
          return { ...job, partial };
        })
        .catch((error: unknown) => toast.error(messageOf(error)));
    },
    publish: async () => {
      if (!draft) throw new Error('There is nothing to publish yet.');
      setBusy(true);
      try {
        await autosave.flush();
        return await autosave.inTurn(async () => {
          const published = await call(publishJob, { params: { id: draft.id } });
          return { ...published, partial: {} };
        });
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
    fix: (heading) => {
      if (busy) return;
      fixing.current = heading;
      leaveTo(heading);
    },
  };
}

const stepKey = (step: StepNumber, draft: Draft | null) => `prova.wizard.${draft?.id ?? 'new'}.${step}`;
