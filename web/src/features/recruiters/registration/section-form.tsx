import type {
  RegistrationDrafts,
  RegistrationProgress,
  RegistrationSection,
} from '@prova/contract/recruiter-registration';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';

export type SaveState = 'draft' | 'done' | 'skipped';

export interface SectionProps<S extends RegistrationSection> {
  readonly values: RegistrationDrafts[S];
  readonly company: RegistrationProgress['company'];
  /** Nothing but this section is left. */
  readonly closes: boolean;
  readonly save: (state: SaveState, values: RegistrationDrafts[S]) => Promise<RegistrationProgress>;
  /** To the next open section, or to the end. */
  readonly proceed: (saved: RegistrationProgress) => Promise<void>;
  /** Asked before another section is opened: keeps what was typed, and says whether that went well. */
  readonly leaving: RefObject<() => Promise<boolean>>;
}

type Work = 'done' | 'draft' | 'skipped';

/** Fields of one section with its three ways out. What is typed outlives a reload of the tab, too. */
export function SectionForm<S extends RegistrationSection, In extends FieldValues, Out extends FieldValues>({
  section,
  form,
  save,
  proceed,
  leaving,
  closes,
  children,
}: Omit<SectionProps<S>, 'values' | 'company'> & {
  section: S;
  form: ContractForm<In, Out>;
  children: ReactNode;
}) {
  const { t } = useTranslation('recruiters');
  const [working, setWorking] = useState<Work>();
  const forget = useKeptDraft(`registration.${section}`, form);
  const { isDirty } = form.formState;
  // What is in the fields, right or wrong: drafts have the shape of the form.
  const typed = () => form.getValues() as unknown as RegistrationDrafts[S];

  const keep = async (state: SaveState): Promise<RegistrationProgress | null> => {
    setWorking(state);
    try {
      const saved = await save(state, typed());
      forget();
      form.reset(form.getValues());
      return saved;
    } catch (error) {
      form.fail(wordFailure(error));
      return null;
    } finally {
      setWorking(undefined);
    }
  };
  const wordFailure = (error: unknown) =>
    isApiError(error, 'VERSION_CONFLICT')
      ? t('registration.conflict')
      : isApiError(error) && error.status >= 400 && error.status < 500
        ? error.message
        : t('registration.saveError');

  useEffect(() => {
    leaving.current = async () => !isDirty || (await keep('draft')) !== null;
    return () => {
      leaving.current = async () => true;
    };
  });

  return (
    <form
      {...form.formProps(async () => {
        setWorking('done');
        try {
          const saved = await save('done', typed());
          forget();
          await proceed(saved);
        } catch (error) {
          if (isApiError(error) && error.details.length > 0) throw error;
          form.fail(wordFailure(error));
        } finally {
          setWorking(undefined);
        }
      })}
      className="flex flex-col gap-5"
    >
      {form.failure && (
        <Callout kind="error" live>
          {form.failure}
        </Callout>
      )}
      {children}
      <div className="flex flex-wrap gap-3 border-t pt-5 max-sm:flex-col">
        <Button type="submit" variant="primary" busy={working === 'done'} disabled={isOther(working, 'done')}>
          {t(closes ? 'registration.complete' : 'registration.next')}
        </Button>
        <Button
          busy={working === 'draft'}
          disabled={isOther(working, 'draft')}
          onClick={async () => {
            if (await keep('draft')) toast.success(t('registration.draftSaved'));
          }}
        >
          {t('registration.saveDraft')}
        </Button>
        <Button
          variant="ghost"
          busy={working === 'skipped'}
          disabled={isOther(working, 'skipped')}
          onClick={async () => {
            const saved = await keep('skipped');
            if (saved) await proceed(saved);
          }}
        >
          {t('registration.skip')}
        </Button>
      </div>
    </form>
  );
}

const isOther = (working: Work | undefined, own: Work) => working !== undefined && working !== own;
