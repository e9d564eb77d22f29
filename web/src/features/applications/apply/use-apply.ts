import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../lib/auth-store.ts';
import { tabStore } from '../../../lib/autosave/kept-words.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { sameData } from '../../../lib/same-data.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { type ApplyValues, EMPTY, type Problem } from './apply-values.ts';
import type { Failure, Sent } from './submission.ts';

type Submission = typeof import('./submission.ts');

let loaded: Submission | undefined;

async function loadSubmission(): Promise<Submission> {
  const [{ checkApplication, sendApplication, refusalOf }] = await Promise.all([
    import('./submission.ts'),
    i18next.loadNamespaces('submission'),
  ]);
  loaded = { checkApplication, sendApplication, refusalOf };
  return loaded;
}

/** Bytes of the whole body, and how long the rest will take. */
interface Progress {
  sent: number;
  total: number;
  secondsLeft: number | null;
}

/** The state of an application being written: kept in the tab, checked, sent once. */
export function useApply(job: PublicJob, src: string | undefined) {
  const locale = useLocale();
  const auth = useAuth();
  const key = `prova.draft.apply.${job.slug}`;
  const hydrated = useHydrated();
  const [values, setValues] = useState<ApplyValues>(() =>
    hydrated ? { ...EMPTY, ...tabStore.read(key)?.values } : EMPTY,
  );
  const [kept, setKept] = useState(false);
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
    const before = tabStore.read(key)?.values;
    if (before) setValues((typed) => underneath(before, typed));
  }, [key, restored]);

  // As soon as somebody fills in something: until it is sent the connection may be lost.
  useEffect(() => {
    const load = () => {
      loadSubmission().catch(() => {
        // Sending says so.
      });
    };
    const begun = ['focusin', 'change', 'drop'];
    for (const event of begun) addEventListener(event, load, { once: true });
    return () => {
      for (const event of begun) removeEventListener(event, load);
    };
  }, []);

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
    if (!restored || sent) return;
    // Whoever comes back reads the notice again.
    const words = { ...values, notice: false };
    const isEmpty = sameData(words, EMPTY);
    if (isEmpty) tabStore.forget(key);
    setKept(!isEmpty && tabStore.keep(key, { values: words, base: null }));
  }, [key, restored, values, sent]);

  const change = (name: string, update: (values: ApplyValues) => ApplyValues) => {
    setValues((current) => {
      const next = update(current);
      // Once refused, a field says at each stroke whether it is fixed.
      if (asked && loaded) {
        const now = loaded.checkApplication(job, next, resume);
        setProblems((known) => recheck(known, now, name));
      }
      return next;
    });
  };
  const chooseResume = async (file: File | null) => {
    setResume(file);
    // Without it, it is checked with the others.
    const submission = await loadSubmission().catch(() => null);
    if (!submission) return;
    const { resume: problem } = submission.checkApplication(job, values, file);
    setProblems(({ resume: _, ...others }) => (problem && (file || asked) ? { ...others, resume: problem } : others));
  };

  /** Answers the names of the fields that are wrong, in the order of the form; empty when it was sent or failed. */
  async function submit(): Promise<string[]> {
    if (sending.current) return [];
    sending.current = true;
    setFailure(null);
    try {
      const submission = await loadSubmission().catch(() => null);
      if (submission) return await submitWith(submission);
      // Browsers ask only once for code that did not come: another try needs another page.
      setFailure('code');
      return [];
    } finally {
      sending.current = false;
      setProgress(null);
    }
  }

  async function submitWith({ checkApplication, sendApplication, refusalOf }: Submission): Promise<string[]> {
    setAsked(true);
    const found = checkApplication(job, values, resume);
    setProblems(found);
    if (Object.keys(found).length > 0) return Object.keys(found);
    const began = performance.now();
    setProgress({ sent: 0, total: resume?.size ?? 0, secondsLeft: null });
    try {
      const data = await sendApplication({ job, values, resume, src, language: locale }, (bytes) => {
        const { sentBytes: sent, totalBytes: total } = bytes;
        setProgress({ sent, total, secondsLeft: secondsLeft(sent, total, performance.now() - began) });
      });
      tabStore.forget(key);
      keepSent(data);
      setSent(data);
      return [];
    } catch (error) {
      const refusal = refusalOf(error, { job, values });
      if ('failure' in refusal) {
        setFailure(refusal.failure);
        return [];
      }
      setProblems(refusal.problems);
      return Object.keys(refusal.problems);
    }
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
    kept,
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
