import type {
  RegistrationDrafts,
  RegistrationProgress,
  RegistrationSection,
} from '@prova/contract/recruiters/recruiter-registration';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import type { Autosave } from '../../../lib/autosave/autosave.ts';
import type { AutosaveState } from '../../../lib/autosave/autosave-types.ts';
import { useAutosavedForm } from '../../../lib/autosave/use-autosaved-form.ts';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { SavedIndicator } from '../../../ui/saved-indicator.tsx';
import { toast } from '../../../ui/toast-store.ts';

export type RegistrationAutosave = Autosave<RegistrationProgress, RegistrationSection, 'done' | 'skipped'>;
type SaveAs = 'draft' | 'done' | 'skipped';

export interface SectionProps<S extends RegistrationSection> {
  /** What it begins with: as the server has it, or as it was typed here and never got there. */
  readonly values: RegistrationDrafts[S];
  readonly company: RegistrationProgress['company'];
  /** Nothing but this section is left. */
  readonly closes: boolean;
  /** All sections after this one are closed, and an earlier one is not. */
  readonly leadsBackTo: RegistrationSection | null;
  readonly autosave: RegistrationAutosave;
  readonly state: AutosaveState<RegistrationProgress, RegistrationSection>;
  /** To the next open section, or to the end. */
  readonly proceed: (saved: RegistrationProgress) => Promise<void>;
}

/** Fields of one section with its three ways out. */
export function SectionForm<S extends RegistrationSection, In extends FieldValues, Out extends FieldValues>({
  section,
  form,
  autosave,
  state,
  proceed,
  closes,
  leadsBackTo,
  children,
}: Omit<SectionProps<S>, 'company' | 'values'> & {
  section: S;
  form: ContractForm<In, Out>;
  children: ReactNode;
}) {
  const { t } = useTranslation('recruiters');
  const [working, setWorking] = useState<SaveAs>();
  const wordFailure = (error: unknown) =>
    isApiError(error) && error.status >= 400 && error.status < 500 ? error.message : t('registration.saveError');
  const refuse = (error: unknown) => {
    // A conflict has a place of its own on the screen.
    if (!isApiError(error, 'VERSION_CONFLICT')) form.fail(wordFailure(error));
  };
  useAutosavedForm(autosave, section, form);
  const conflict = state.status === 'conflict' && state.part === section;
  const failed = state.status === 'failed' && state.part === section ? state.error : undefined;
  const latest = useRef(refuse);
  latest.current = refuse;
  useEffect(() => {
    if (failed !== undefined) latest.current(failed);
  }, [failed]);

  const work = async (as: SaveAs, then: (saved: RegistrationProgress) => Promise<void> | void) => {
    setWorking(as);
    try {
      // Whoever saves in spite of the warning has chosen.
      if (conflict) autosave.resolve('mine');
      await then(await autosave.save(section, structuredClone(form.getValues()), as));
    } catch (error) {
      if (as === 'done' && isApiError(error) && error.details.length > 0) throw error;
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
          {leadsBackTo
            ? t('registration.nextBack', { section: t(`registration.names.${leadsBackTo}`) })
            : t(closes ? 'registration.complete' : 'registration.next')}
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
          !working && <Saved status={state.status} />
        )}
      </div>
    </form>
  );
}

function Saved({ status }: { status: AutosaveState<unknown, unknown>['status'] }) {
  if (status === 'pending') return <SavedIndicator state="saving" />;
  return status === 'saving' || status === 'saved' || status === 'offline' ? <SavedIndicator state={status} /> : null;
}

/** Of a double click: where it lands the next section stands already. */
const isSecond = (event: MouseEvent) => event.detail > 1;

const isOther = (working: SaveAs | undefined, own: SaveAs) => working !== undefined && working !== own;
