import type {
  RegistrationDrafts,
  RegistrationProgress,
  RegistrationSection,
  SectionState,
} from '@prova/contract/recruiters/recruiter-registration';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../../lib/api-error.ts';
import { sameData } from '../../../lib/same-data.ts';
import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';
import { type KeptSection, keptSectionKey } from './kept-section.ts';

export type SaveState = 'draft' | 'done' | 'skipped';
export interface SavedSection<S extends RegistrationSection> {
  readonly state: SectionState;
  readonly values: RegistrationDrafts[S];
}
/** Saves a section that was typed over what `base` says. */
export type SendSection<S extends RegistrationSection> = (
  section: { readonly state: SaveState; readonly values: RegistrationDrafts[S] },
  options: { readonly base: () => SavedSection<S>; readonly keepalive?: boolean },
) => Promise<RegistrationProgress>;

/** What may be asked of the section on screen from outside. */
export interface OpenSection {
  /** Before another one is opened: keeps what was typed, and says whether that went well. */
  readonly leave: () => Promise<boolean>;
  /** What was typed is not wanted any more. */
  readonly discard: () => void;
}

const TYPING_MS = 1000;
const RETRY_MS = 10_000;

/**
 * Brings what is typed in a section to the server a second after the last key, so that it goes on elsewhere; until it is
 * there this tab keeps it. Texts that were kept over something that has changed meanwhile are for the person to decide.
 */
export function useSectionDraft<S extends RegistrationSection, In extends FieldValues, Out extends FieldValues>({
  section,
  owner,
  form,
  saved,
  paused,
  send,
  open,
  onStale,
  onRefused,
}: {
  section: S;
  /** Their address. */
  owner: string;
  form: UseFormReturn<In, unknown, Out>;
  /** As the server had the section when it was opened. */
  saved: SavedSection<S>;
  /** Nothing goes out by itself: the person has to decide first. */
  paused: boolean;
  send: SendSection<S>;
  open: RefObject<OpenSection>;
  onStale: () => void;
  onRefused: (error: unknown) => void;
}) {
  const key = keptSectionKey(owner, section);
  const base = useRef(saved);
  /** What was typed when it last went out: the server may write it in its own way. */
  const settled = useRef<object>(saved.values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(0);
  const discarded = useRef(false);
  const [status, setStatus] = useState<'saving' | 'saved' | 'offline' | null>(null);
  // A copy: what is sent must not change while it is typed on. Drafts have the shape of the form.
  const typed = () => structuredClone(form.getValues()) as unknown as RegistrationDrafts[S];
  const isTyped = () => !discarded.current && !sameData(typed(), settled.current);
  const keep = () => {
    const kept: KeptSection = { values: typed(), base: base.current };
    if (isTyped()) keepInTab(key, kept);
    else forgetInTab(key);
  };
  const schedule = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.flush(), ms);
  };

  const save = async (state: SaveState, keepalive = false): Promise<RegistrationProgress> => {
    clearTimeout(timer.current);
    sending.current += 1;
    setStatus('saving');
    try {
      const values = typed();
      const progress = await send({ state, values }, { base: () => base.current, keepalive });
      settled.current = values;
      base.current = { state: progress.states[section], values: progress.values[section] };
      keep();
      setStatus('saved');
      if (isTyped()) schedule(TYPING_MS);
      return progress;
    } catch (error) {
      const unreachable = isApiError(error) && (error.status === 0 || error.status >= 500);
      setStatus(unreachable ? 'offline' : null);
      if (unreachable) schedule(RETRY_MS);
      throw error;
    } finally {
      sending.current -= 1;
    }
  };
  const flush = (keepalive = false) => {
    if (paused || !isTyped()) return;
    // It goes out when the connection is back: no need to find out by waiting.
    if (!navigator.onLine) {
      setStatus('offline');
      return;
    }
    // One after the other, and never a draft behind what was sent as done.
    if (sending.current > 0) schedule(TYPING_MS);
    else save('draft', keepalive).catch((error) => latest.current.onRefused(error));
  };
  const latest = useRef({ flush, keep, schedule, onRefused });
  latest.current = { flush, keep, schedule, onRefused };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section is opened.
  useEffect(() => {
    const kept = keptInTab<KeptSection>(key);
    if (!kept || sameData(kept.values, saved.values)) return;
    form.reset({ ...form.getValues(), ...kept.values } as In, { keepDefaultValues: true });
    if (sameData(kept.base, saved)) schedule(TYPING_MS);
    else onStale();
  }, []);

  const { subscribe } = form;
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        latest.current.keep();
        latest.current.schedule(TYPING_MS);
      },
    });
    const hide = () => latest.current.flush(true);
    const online = () => latest.current.flush();
    window.addEventListener('pagehide', hide);
    window.addEventListener('online', online);
    return () => {
      stop();
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('online', online);
      // Left by the browser's own buttons.
      latest.current.flush();
    };
  }, [subscribe]);

  useEffect(() => {
    open.current = {
      leave: async () => {
        // What waits for a decision stays in this tab, and asks for it again when the section is opened.
        if (!isTyped() || paused) return true;
        try {
          await save('draft');
          return true;
        } catch (error) {
          onRefused(error);
          return false;
        }
      },
      discard: () => {
        discarded.current = true;
        forgetInTab(key);
      },
    };
  });

  return { status, save };
}
