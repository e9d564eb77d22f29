import type { apply } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { FIELD_NAMES } from '@prova/contract/jobs/job-fields';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { useAuth } from '../../../lib/auth-store.ts';
import { Autosave } from '../../../lib/autosave/autosave.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { request } from '../../../lib/request.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { type ApplyValues, answersOf, bodyOf, checkApplication, EMPTY, type Problem } from './apply-form.ts';

export type Sent = DataOf<typeof apply>;
export type Failure = 'connection' | 'already' | 'closed' | 'changed' | { message: string };

/** Bytes of the whole body, and how long the rest will take. */
interface Progress {
  sent: number;
  total: number;
  secondsLeft: number | null;
}

/** What is kept in the tab alone, as one part. */
const PART = 'form';

/** The state of an application being written: kept in the tab, checked, sent once. */
export function useApply(job: PublicJob, src: string | undefined) {
  const locale = useLocale();
  const auth = useAuth();
  const [autosave, draft] = useAutosave(
    () => new Autosave(null, { keyOf: () => `prova.draft.apply.${job.slug}`, partOf: () => EMPTY }),
  );
  const hydrated = useHydrated();
  const [values, setValues] = useState<ApplyValues>(() => (hydrated ? { ...EMPTY, ...autosave.kept(PART) } : EMPTY));
  const [resume, setResume] = useState<File | null>(null);
  const [problems, setProblems] = useState<Record<string, Problem | string>>({});
  const [asked, setAsked] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [former, setFormer] = useState(() => (hydrated ? readSent() : null));
  const [sent, setSent] = useState(former);
  const [restored, setRestored] = useState(hydrated);
  const sending = useRef(false);

  useEffect(() => {
    if (restored) return;
    setRestored(true);
    const done = readSent();
    setFormer(done);
    setSent(done);
    const kept = autosave.kept(PART);
    if (kept) setValues((typed) => underneath(kept, typed));
  }, [autosave, restored]);

  const user = auth.status === 'signed-in' && auth.user.role === 'POTENTIAL' ? auth.user : null;
  useEffect(() => {
    if (user)
      setValues((current) => ({
        ...current,
        fullName: current.fullName || user.name,
        email: current.email || user.email,
      }));
  }, [user]);
  useEffect(() => {
    // Whoever comes back reads the notice again.
    if (restored && !sent) autosave.change(PART, { ...values, notice: false });
  }, [autosave, restored, values, sent]);

  const change = (name: string, update: (values: ApplyValues) => ApplyValues) => {
    setValues((current) => {
      const next = update(current);
      // Once refused, a field says at each stroke whether it is fixed.
      if (asked) setProblems((known) => recheck(known, checkApplication(job, next, resume), name));
      return next;
    });
  };
  const chooseResume = (file: File | null) => {
    setResume(file);
    const { resume: problem } = checkApplication(job, values, file);
    setProblems(({ resume: _, ...others }) => (problem && (file || asked) ? { ...others, resume: problem } : others));
  };

  /** Answers the names of the fields that are wrong, in the order of the form; empty when it was sent or failed. */
  async function submit(): Promise<string[]> {
    if (sending.current) return [];
    setAsked(true);
    setFailure(null);
    const found = checkApplication(job, values, resume);
    setProblems(found);
    if (Object.keys(found).length > 0) return Object.keys(found);

    const body = bodyOf(job, values, src, locale);
    sending.current = true;
    const began = performance.now();
    setProgress({ sent: 0, total: resume?.size ?? 0, secondsLeft: null });
    try {
      const data = await request<typeof apply>(
        'POST',
        '/api/v1/public/jobs/:slug/applications',
        { params: { slug: job.slug }, body, files: { resume } },
        {
          timeoutMs: 120_000,
          onProgress: ({ sentBytes: sent, totalBytes: total }) =>
            setProgress({ sent, total, secondsLeft: secondsLeft(sent, total, performance.now() - began) }),
        },
      );
      autosave.forget(PART);
      keepSent(data);
      setSent(data);
      return [];
    } catch (error) {
      return refused(error);
    } finally {
      sending.current = false;
      setProgress(null);
    }
  }

  function refused(error: unknown): string[] {
    if (isApiError(error, 'ALREADY_APPLIED')) setFailure('already');
    else if (isApiError(error, 'JOB_CLOSED', 'JOB_NOT_FOUND')) setFailure('closed');
    else if (isApiError(error, 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_UNSUPPORTED', 'RESUME_REQUIRED')) {
      setProblems({ resume: error.message });
      return ['resume'];
    } else if (isApiError(error) && error.details && error.details.length > 0) {
      const given = answersOf(job, values);
      const found = Object.fromEntries(error.details.map(({ field, message }) => [formName(field, given), message]));
      // What is not on the form, or stands there in an older version, cannot be fixed on it.
      const old = error.details.some(({ code }) => code === 'ACCEPTANCE_INVALID');
      if (old || Object.keys(found).some((name) => !isOnForm(job, name))) {
        setFailure('changed');
        return [];
      }
      setProblems(found);
      return Object.keys(found);
    } else if (isApiError(error) && error.status >= 400 && error.status < 500) setFailure({ message: error.message });
    else setFailure('connection');
    return [];
  }

  return {
    values,
    change,
    resume,
    chooseResume,
    problems,
    progress,
    failure,
    sent,
    justSent: sent !== former,
    kept: draft.status === 'saved',
    submit,
  };
}

/** What is kept, and over it what was typed before the page could listen. */
function underneath(kept: Partial<ApplyValues>, typed: ApplyValues): ApplyValues {
  const written = Object.entries(typed).filter(([name, value]) => name !== 'answers' && value);
  return {
    ...EMPTY,
    ...kept,
    ...Object.fromEntries(written),
    answers: { ...kept.answers, ...typed.answers },
  };
}

/** The job's rules name an answer by its question, the shape of the body by its place in it. */
function formName(field: string, answers: readonly { questionId: string }[]): string {
  const [, place] = /^answers\.([^.]+)/.exec(field) ?? [];
  if (place !== undefined) return `question.${/^\d+$/.test(place) ? answers[Number(place)]?.questionId : place}`;
  return field === 'noticeVersion' ? 'notice' : field;
}

function isOnForm({ fields, questions }: PublicJob, name: string): boolean {
  return (
    name === 'notice' ||
    fields.some(({ field }) => FIELD_NAMES[field] === name) ||
    questions.some(({ id }) => name === `question.${id}`)
  );
}

/** Told only once the pace is known. */
function secondsLeft(sent: number, total: number, elapsedMs: number): number | null {
  return elapsedMs < 1000 || sent === 0 ? null : Math.ceil(((total - sent) / sent) * (elapsedMs / 1000));
}

function recheck(known: Record<string, Problem | string>, now: Record<string, Problem>, name: string) {
  const next = { ...known };
  const still = now[name];
  if (still && known[name]) next[name] = still;
  else delete next[name];
  return next;
}

/**
 * What was sent, as this entry of the tab's history keeps it: a reload and the way back show it again, and no form to
 * send once more. Another visit by a link is another entry.
 */
function readSent(): Sent | null {
  return (history.state as { sent?: Sent } | null)?.sent ?? null;
}

function keepSent(sent: Sent): void {
  history.replaceState({ sent }, '');
}
