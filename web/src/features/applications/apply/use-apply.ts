import type { ShownProfile } from '@prova/contract/applications/shown-profile';
import { FIELD_NAMES } from '@prova/contract/jobs/form-fields';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isGivenUp } from '../../../lib/api-error.ts';
import { useAuth } from '../../../lib/auth-store.ts';
import { tabStore } from '../../../lib/autosave/kept-words.ts';
import { needPhrases, useLocale } from '../../../lib/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { type ApplyValues, EMPTY, type Problem, type SentResume } from './apply-values.ts';
import type { FormerApplication } from './former-application.ts';
import type { Failure, Progress, Sent } from './submission.ts';

type Late = Pick<
  typeof import('./submission.ts'),
  'checkApplication' | 'problemOfLeft' | 'refusalOf' | 'sendApplication' | 'suggestionFor' | 'notifyLeft'
> &
  Pick<typeof import('../../../lib/when-released.ts'), 'whenReleased'> &
  typeof import('./late-parts.ts');

let loaded: Late | undefined;

/** An application that is being sent, or has arrived while its form was left: who comes back to it finds it. */
interface Underway {
  readonly answer: Promise<Sent>;
  readonly abort: () => void;
  progress: Progress;
  /** Of the form that is on screen. */
  hear?: ((progress: Progress) => void) | undefined;
}
const underway = new Map<string, Underway>();

async function load(): Promise<Late> {
  const [
    { checkApplication, problemOfLeft, refusalOf, sendApplication, suggestionFor, notifyLeft },
    { parts },
    { whenReleased },
  ] = await Promise.all([
    import('./submission.ts'),
    import('./late-parts.ts'),
    import('../../../lib/when-released.ts'),
    // Not to be asked for without a connection.
    import('./components/apply-success.tsx'),
    import('../../../ui/chosen-file.tsx'),
    import('../../../lib/upload.ts'),
    needPhrases(['submission', 'chosen-file']),
  ]);
  loaded = {
    checkApplication,
    problemOfLeft,
    refusalOf,
    sendApplication,
    suggestionFor,
    notifyLeft,
    parts,
    whenReleased,
  };
  return loaded;
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
  const [file, setFile] = useState<File | null>(null);
  /** The résumé that the signed-in talent sent last, and whether it is to be sent again. */
  const [sentResume, setSentResume] = useState<SentResume | null>(null);
  const [shown, setShown] = useState<ShownProfile | null>(null);
  const [reused, setReused] = useState(false);
  const resume = file ?? (reused ? sentResume : null);
  const [profileParts, setProfileParts] = useState<typeof import('./own-profile.ts').profileParts | null>(null);
  /** While all is drawn as it will be sent: the fields that are open nevertheless. */
  const [opened, setOpened] = useState<ReadonlySet<string> | null>(null);
  const [problems, setProblems] = useState<Record<string, Problem | string>>({});
  const [asked, setAsked] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [former, setFormer] = useState(() => (hydrated ? readSent() : null));
  const [sent, setSent] = useState(former);
  const [restored, setRestored] = useState(hydrated);
  const [earlier, setEarlier] = useState<FormerApplication | null>(null);
  const [parts, setParts] = useState<Late['parts'] | null>(null);
  const [retrying, setRetrying] = useState(false);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const sending = useRef<Pick<AbortController, 'abort'> | null>(null);
  const here = useRef(false);
  const busy = progress !== null;
  const arrive = useCallback(
    (data: Sent) => {
      tabStore.forget(key);
      keepSent(data);
      setSent(data);
    },
    [key],
  );

  useEffect(() => {
    if (restored) return;
    setRestored(true);
    const done = readSent();
    setFormer(done);
    setSent(done);
    const before = tabStore.read(key)?.values;
    if (before) setValues((typed) => underneath(before, typed));
  }, [key, restored]);

  // The form may have been left while it was sent.
  useEffect(() => {
    here.current = true;
    const left = underway.get(job.slug);
    if (left) {
      setProgress(left.progress);
      left.hear = setProgress;
      sending.current = left;
      left.answer
        .then(arrive, (error: unknown) => setFailure(isGivenUp(error) ? 'cancelled' : 'connection'))
        .then(() => {
          underway.delete(job.slug);
          sending.current = null;
          setProgress(null);
        });
    }
    return () => {
      here.current = false;
      const work = underway.get(job.slug);
      if (work) work.hear = undefined;
    };
  }, [job.slug, arrive]);
  // Another page of the browser's would cut it off.
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [busy]);

  // Whoever has begun to fill in the form keeps it as it is.
  const touched = useRef(false);
  useEffect(() => {
    const touch = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form')) touched.current = true;
    };
    const ways = ['focusin', 'input', 'drop'];
    for (const way of ways) addEventListener(way, touch);
    return () => {
      for (const way of ways) removeEventListener(way, touch);
    };
  }, []);

  // As soon as somebody fills in something: until it is sent the connection may be lost.
  useEffect(() => {
    const begin = () => {
      load().then(
        (late) => setParts(late.parts),
        // Sending says so.
        () => undefined,
      );
    };
    const begun = ['focusin', 'change', 'drop'];
    for (const event of begun) addEventListener(event, begin, { once: true });
    return () => {
      for (const event of begun) removeEventListener(event, begin);
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
    if (!user) return;
    let here = true;
    import('./former-application.ts')
      .then(({ findFormer }) => findFormer(job.id))
      .then(
        (found) => here && setEarlier(found),
        // Then the form says so once it is sent.
        () => undefined,
      );
    import('./own-profile.ts')
      .then(async ({ findProfile, profileParts }) => ({ ...(await findProfile(job)), profileParts }))
      .then(
        ({ filled, resume, shown, profileParts }) => {
          if (!here) return;
          setProfileParts(profileParts);
          setSentResume(resume);
          setShown(shown);
          setValues((current) => {
            const next = withoutLoss(filled, current);
            if (touched.current) return next;
            const asked = job.fields.filter(({ required }) => required).map(({ field }) => FIELD_NAMES[field]);
            const missing = asked.filter((name) => (name === 'resume' ? !resume : !next[name as 'fullName']));
            setOpened(new Set(missing));
            setReused(resume !== null);
            // Said beside the button, in the place of a box to tick.
            return { ...next, notice: true };
          });
        },
        // Then it is filled in by hand.
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [user, job]);
  // What is wrong stays open while it is mended.
  useEffect(() => {
    setOpened((known) => known && new Set([...known, ...Object.keys(problems)]));
  }, [problems]);
  useEffect(() => {
    if (!restored || sent) return;
    // Whoever comes back reads the notice again.
    const words = { ...values, notice: false };
    const { answers, ...fields } = words;
    const isEmpty = ![...Object.values(fields), ...Object.values(answers)].some(Boolean);
    if (isEmpty) tabStore.forget(key);
    setKept(!isEmpty && tabStore.keep(key, { values: words, base: null }));
  }, [key, restored, values, sent]);

  const change = (name: string, update: (values: ApplyValues) => ApplyValues) => {
    setValues((current) => {
      const next = update(current);
      // Once refused, a field says at each stroke whether it is fixed; before, nothing while it is typed.
      if (loaded) {
        const now = loaded.checkApplication(job, next, resume);
        setProblems((known) => recheck(known, now, name));
      }
      return next;
    });
  };
  /** Several at once: of those that were refused it is said whether they are right now. */
  const fill = (found: Partial<ApplyValues>) => {
    setValues((current) => {
      const next = { ...current, ...found };
      if (loaded) {
        const now = loaded.checkApplication(job, next, resume);
        setProblems((known) => Object.keys(found).reduce((left, name) => recheck(left, now, name), known));
      }
      return next;
    });
  };
  const chooseResume = async (file: File | null) => {
    setFile(file);
    if (!file) setReused(false);
    // Without it, it is checked with the others.
    const submission = await load().catch(() => null);
    if (!submission) return;
    const { resume: problem } = submission.checkApplication(job, values, file);
    setProblems(({ resume: _, ...others }) => (problem && (file || asked) ? { ...others, resume: problem } : others));
  };

  /** What was filled in is checked when it is left; what is still empty waits for the end. */
  const leave = (name: string) =>
    loaded?.whenReleased(() => {
      if (name === 'email') setSuggestion(loaded?.suggestionFor(values) ?? null);
      const problem = loaded?.problemOfLeft(job, values, resume, name);
      if (problem) setProblems((known) => ({ ...known, [name]: problem }));
    });

  /** Answers the names of the fields that are wrong, in the order of the form; empty when it was sent or failed. */
  async function submit(): Promise<string[]> {
    if (sending.current) return [];
    sending.current = { abort: () => undefined };
    setFailure(null);
    try {
      const submission = await load().catch(() => null);
      if (submission) {
        setParts(submission.parts);
        return await submitWith(submission);
      }
      // Browsers ask only once for code that did not come: another try needs another page.
      setFailure('code');
      return [];
    } finally {
      sending.current = null;
      setProgress(null);
      setRetrying(false);
    }
  }

  async function submitWith({ checkApplication, sendApplication, refusalOf, notifyLeft }: Late): Promise<string[]> {
    setAsked(true);
    const found = checkApplication(job, values, resume);
    setProblems(found);
    if (Object.keys(found).length > 0) return Object.keys(found);
    const nothing = { sent: 0, total: file?.size ?? 0, secondsLeft: null };
    setProgress(nothing);
    const stop = new AbortController();
    sending.current = stop;
    const work: Underway = {
      progress: nothing,
      hear: setProgress,
      abort: () => stop.abort(),
      answer: sendApplication(
        { job, values, resume, src, language: locale },
        {
          signal: stop.signal,
          onRetry: () => setRetrying(true),
          onProgress: (made) => {
            setRetrying(false);
            work.progress = made;
            work.hear?.(made);
          },
        },
      ),
    };
    underway.set(job.slug, work);
    try {
      const data = await work.answer;
      if (here.current) {
        underway.delete(job.slug);
        arrive(data);
      } else if (!work.hear) notifyLeft(job);
      return [];
    } catch (error) {
      underway.delete(job.slug);
      if (!here.current && !work.hear) notifyLeft(job, error);
      const refusal = refusalOf(error, { job, values });
      if ('failure' in refusal) {
        setFailure(refusal.failure);
        return [];
      }
      if (refusal.problems.resume) setReused(false);
      setProblems(refusal.problems);
      return Object.keys(refusal.problems);
    }
  }

  return {
    values,
    change,
    fill,
    setProblems,
    /** Once somebody has begun. */
    parts,
    /** Whether it was tried to send it. */
    asked,
    leave,
    /** The address that was probably meant. */
    suggestion: suggestion === values.email ? null : suggestion,
    /** The file that was chosen. */
    resume: file,
    chooseResume,
    /** What the profile of a signed-in talent brings; null for everybody else. */
    profile: profileParts && {
      parts: profileParts,
      sentResume,
      /** What the company sees of it besides; null for a hidden one. */
      shown,
      reused: reused && !file,
      reuse: () => {
        setFile(null);
        setReused(true);
        setProblems(({ resume: _, ...others }) => others);
      },
      /** All is drawn as it will be sent. */
      summed: opened !== null,
      isSummed: (name: string) => opened !== null && !opened.has(name) && !problems[name],
      open: (name: string) => setOpened((known) => known && new Set([...known, name])),
    },
    problems,
    progress,
    /** The connection was lost while it was sent. */
    retrying,
    cancel: () => sending.current?.abort(),
    failure,
    /** The open application of whoever is signed in. */
    earlier,
    sent,
    justSent: sent !== former,
    /** The form once more, with all that was filled in, for an address that was mistyped. Null where nothing is left of it. */
    correct: values.email
      ? () => {
          history.replaceState(null, '');
          setFormer(null);
          setSent(null);
        }
      : null,
    kept,
    submit,
  };
}

/** What was found, where nothing is written yet. */
function withoutLoss(found: Partial<ApplyValues>, values: ApplyValues): ApplyValues {
  const written = Object.entries(values).filter(([, value]) => value);
  return { ...values, ...found, ...Object.fromEntries(written) };
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
