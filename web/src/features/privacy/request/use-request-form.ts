import type { requestDataByMail } from '@prova/contract/privacy/privacy-requests';
import { trimmed } from '@prova/contract/visible-text';
import { useEffect, useRef, useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { Company } from './request-form.ts';
import { checkAddress, checkAsked, isKind, type RequestProblems, type RequestValues } from './request-form.ts';

const DRAFT = 'prova.draft.data-request';
const EMPTY: RequestValues = { kind: null, email: '', message: '' };

export type Whom = 'platform' | 'company';

/** The state of a request being written: kept in the tab, checked, sent once. */
export function useRequestForm(fixed: Company | null) {
  const [whom, setWhom] = useState<Whom>(fixed ? 'company' : 'platform');
  const [company, setCompany] = useState<Company | null>(fixed);
  const hydrated = useHydrated();
  const [values, setValues] = useState<RequestValues>(() => (hydrated ? readDraft() : EMPTY));
  const [restored, setRestored] = useState(hydrated);
  /** What people do not see and machines fill in. */
  const [website, setWebsite] = useState('');
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<'connection' | { message: string } | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  useEffect(() => {
    if (restored) return;
    setRestored(true);
    const kept = readDraft();
    if (kept === EMPTY) return;
    // What was typed before the page could listen is newer.
    setValues((typed) => ({
      kind: typed.kind ?? kept.kind,
      email: typed.email || kept.email,
      message: typed.message || kept.message,
    }));
  }, [restored]);
  useEffect(() => {
    if (restored && values !== EMPTY) keepInTab(DRAFT, values);
  }, [restored, values]);

  const found: RequestProblems = {
    ...(whom === 'company' && company === null && { company: 'company' }),
    ...checkAsked(values),
    ...checkAddress(values.email),
  };

  /** Answers the names of the fields that are wrong, in the order of the form. */
  async function submit(): Promise<string[]> {
    if (sending.current) return [];
    setAsked(true);
    setFailure(null);
    const { kind } = values;
    if (Object.keys(found).length > 0 || kind === null)
      return ['company', 'kind', 'email', 'message'].filter((name) => name in found);
    const email = values.email.trim();
    const body = {
      company: whom === 'company' ? (company?.slug ?? null) : null,
      kind,
      email,
      message: trimmed(values.message),
      website,
    };
    sending.current = true;
    setBusy(true);
    try {
      await request<typeof requestDataByMail>('POST', '/api/v1/public/privacy/requests', { body });
      forgetInTab(DRAFT);
      setSentTo(email);
    } catch (error) {
      setFailure(isApiError(error, 'NO_CONNECTION') ? 'connection' : { message: messageOf(error) });
    } finally {
      sending.current = false;
      setBusy(false);
    }
    return [];
  }

  return {
    whom,
    setWhom,
    company,
    setCompany,
    values,
    change: (change: Partial<RequestValues>) => setValues((current) => ({ ...current, ...change })),
    website,
    setWebsite,
    // Once refused, a field says at each stroke whether it is fixed.
    problems: asked ? found : {},
    failure,
    sentTo,
    busy,
    submit,
    again: () => {
      setSentTo(null);
      setAsked(false);
      setValues(EMPTY);
    },
  };
}

function readDraft(): RequestValues {
  const kept = keptInTab<Partial<RequestValues>>(DRAFT);
  if (kept === null) return EMPTY;
  return {
    kind: isKind(kept.kind) ? kept.kind : null,
    email: String(kept.email ?? ''),
    message: String(kept.message ?? ''),
  };
}
