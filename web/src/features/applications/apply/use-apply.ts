import type { apply } from '@prova/contract/applications';
import type { DataOf } from '@prova/contract/endpoint';
import type { PublicJob } from '@prova/contract/jobs';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { newIdempotencyKey, request } from '../../../lib/request.ts';
import { useAuth } from '../../../lib/session.ts';
import { type ApplyValues, answersOf, bodyOf, checkApplication, EMPTY, type Problem } from './apply-form.ts';

export type Sent = DataOf<typeof apply>;
export type Failure = 'connection' | 'already' | 'closed' | { message: string };

const draftKey = (slug: string) => `prova.draft.apply.${slug}`;

/** The state of an application being written: kept in the tab, checked, sent once. */
export function useApply(job: PublicJob, src: string | undefined) {
  const locale = useLocale();
  const auth = useAuth();
  const [values, setValues] = useState<ApplyValues>(() => ({ ...EMPTY, ...readDraft(job.slug) }));
  const [resume, setResume] = useState<File | null>(null);
  const [problems, setProblems] = useState<Record<string, Problem | string>>({});
  const [asked, setAsked] = useState(false);
  const [progress, setProgress] = useState<{ sent: number; total: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  // The same content under the same key: a lost connection never makes a second application.
  const intent = useRef<{ print: string; key: string } | null>(null);
  const sending = useRef(false);

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
    if (!sent) writeDraft(job.slug, values);
  }, [job.slug, values, sent]);

  const change = (name: string, update: (values: ApplyValues) => ApplyValues) => {
    setValues((current) => {
      const next = update(current);
      // Once refused, a field says at each stroke whether it is mended.
      if (asked) setProblems((known) => mend(known, checkApplication(job, next, resume), name));
      return next;
    });
  };
  const chooseResume = (file: File | null) => {
    setResume(file);
    setProblems((known) => mend(known, checkApplication(job, values, file), 'resume'));
    if (file) setProblems((known) => ({ ...known, ...only(checkApplication(job, values, file), 'resume') }));
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
    const print = JSON.stringify([body, resume?.name, resume?.size, resume?.lastModified]);
    if (intent.current?.print !== print) intent.current = { print, key: newIdempotencyKey() };
    sending.current = true;
    setProgress({ sent: 0, total: resume?.size ?? 0 });
    try {
      const data = await request<typeof apply>(
        'POST',
        '/api/v1/public/jobs/:slug/applications',
        { params: { slug: job.slug }, body, files: { resume } },
        {
          idempotencyKey: intent.current.key,
          repeatable: true,
          timeoutMs: 120_000,
          onProgress: (state) => setProgress({ sent: state.sentBytes, total: state.totalBytes }),
        },
      );
      forgetDraft(job.slug);
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
      setProblems(found);
      return Object.keys(found);
    } else if (isApiError(error) && error.status >= 400 && error.status < 500) setFailure({ message: error.message });
    else setFailure('connection');
    return [];
  }

  return { values, change, resume, chooseResume, problems, progress, failure, sent, submit };
}

/** The server names answers by their place in the body. */
function formName(field: string, answers: readonly { questionId: string }[]): string {
  const place = /^answers\.(\d+)/.exec(field)?.[1];
  if (place !== undefined) return `question.${answers[Number(place)]?.questionId}`;
  return field === 'noticeVersion' ? 'notice' : field;
}

function mend(known: Record<string, Problem | string>, now: Record<string, Problem>, name: string) {
  const next = { ...known };
  const still = now[name];
  if (still && known[name]) next[name] = still;
  else delete next[name];
  return next;
}

function only(problems: Record<string, Problem>, name: string): Record<string, Problem> {
  return problems[name] ? { [name]: problems[name] } : {};
}

// Storage may be forbidden or full; then the draft lives as long as the page.
function readDraft(slug: string): Partial<ApplyValues> {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(slug)) ?? '{}');
  } catch {
    return {};
  }
}

function writeDraft(slug: string, values: ApplyValues): void {
  try {
    sessionStorage.setItem(draftKey(slug), JSON.stringify({ ...values, notice: false }));
  } catch {
    // As above.
  }
}

function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(draftKey(slug));
  } catch {
    // As above.
  }
}
