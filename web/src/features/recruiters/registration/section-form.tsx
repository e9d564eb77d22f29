import type { RegistrationProgress, RegistrationSection } from '@prova/contract/recruiters/recruiter-registration';
import { type MouseEvent, type ReactNode, type RefObject, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { SavedIndicator } from '../../../ui/saved-indicator.tsx';
import { toast } from '../../../ui/toast-store.ts';
import {
  type OpenSection,
  type SavedSection,
  type SaveState,
  type SendSection,
  useSectionDraft,
} from './use-section-draft.ts';

export interface SectionProps<S extends RegistrationSection> {
  readonly saved: SavedSection<S>;
  readonly owner: string;
  readonly company: RegistrationProgress['company'];
  /** Nothing but this section is left. */
  readonly closes: boolean;
  /** The same section was saved elsewhere, and which of both shall stand is not decided yet. */
  readonly conflict: boolean;
  readonly onStale: () => void;
  readonly send: SendSection<S>;
  /** To the next open section, or to the end. */
  readonly proceed: (saved: RegistrationProgress) => Promise<void>;
  readonly open: RefObject<OpenSection>;
}

/** Fields of one section with its three ways out. */
export function SectionForm<S extends RegistrationSection, In extends FieldValues, Out extends FieldValues>({
  section,
  form,
  conflict,
  proceed,
  closes,
  children,
  ...draft
}: Omit<SectionProps<S>, 'company'> & {
  section: S;
  form: ContractForm<In, Out>;
  children: ReactNode;
}) {
  const { t } = useTranslation('recruiters');
  const [working, setWorking] = useState<SaveState>();
  const wordFailure = (error: unknown) =>
    isApiError(error) && error.status >= 400 && error.status < 500 ? error.message : t('registration.saveError');
  const refuse = (error: unknown) => {
    // A conflict has a place of its own on the screen.
    if (!isApiError(error, 'VERSION_CONFLICT')) form.fail(wordFailure(error));
  };
  const { status, save } = useSectionDraft({
    ...draft,
    section,
    form,
    paused: conflict,
    onRefused: (error) => {
      // Without a connection there is nothing to decide: it goes out by itself.
      if (isApiError(error) && error.status >= 400 && error.status < 500) refuse(error);
    },
  });

  const work = async (state: SaveState, then: (saved: RegistrationProgress) => Promise<void> | void) => {
    setWorking(state);
    try {
      await then(await save(state));
    } catch (error) {
      if (state === 'done' && isApiError(error) && error.details.length > 0) throw error;
      refuse(error);
    } finally {
      setWorking(undefined);
    }
  };

  return (
    <form {...form.formProps(() => work('done', proceed))} className="flex flex-col gap-5">
      {form.failure && (
        <Callout kind="error" live>
          {form.failure}
        </Callout>
      )}
      {children}
      <div className="flex flex-wrap items-center gap-3 border-t pt-5 max-sm:flex-col max-sm:items-stretch">
        <Button
          type="submit"
          variant="primary"
          busy={working === 'done'}
          disabled={isOther(working, 'done')}
          onClick={(event) => {
            if (isSecond(event)) event.preventDefault();
          }}
        >
          {t(closes ? 'registration.complete' : 'registration.next')}
        </Button>
        <Button
          busy={working === 'draft'}
          disabled={isOther(working, 'draft')}
          onClick={() => work('draft', () => void toast.success(t('registration.draftSaved')))}
        >
          {t('registration.saveDraft')}
        </Button>
        <Button
          variant="ghost"
          busy={working === 'skipped'}
          disabled={isOther(working, 'skipped')}
          onClick={(event) => isSecond(event) || work('skipped', proceed)}
        >
          {t('registration.skip')}
        </Button>
        {conflict ? (
          <p className="text-sm text-red">{t('registration.notSaved')}</p>
        ) : (
          status && !working && <SavedIndicator state={status} />
        )}
      </div>
    </form>
  );
}

/** Of a double click: where it lands the next section stands already. */
const isSecond = (event: MouseEvent) => event.detail > 1;

const isOther = (working: SaveState | undefined, own: SaveState) => working !== undefined && working !== own;
