import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { AiInvitation } from '@prova/contract/ai-interviews/session';
import { sitePaths } from '@prova/contract/site/paths';
import type { FieldProblem } from '@prova/contract/validation';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdoptTyped } from '../../../lib/use-adopt-typed.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { WayChoice } from './way-choice.tsx';

interface Choice {
  readonly way: AnswerWay | null;
  readonly notice: boolean;
}

type Props = { interview: AiInvitation; onBegin: (way: AnswerWay) => Promise<void> };

/** How the candidate answers, and the notice that they agree to before anything is kept. */
export function BeginForm({ interview, onBegin }: Props) {
  const { t } = useTranslation('ai-interview');
  const id = useId();
  const form = useLeanForm<Choice>({ way: null, notice: false }, checkChoice);
  const company = interview.companyName;
  useAdoptTyped();
  return (
    <Card as="section" aria-labelledby={id}>
      <form
        {...form.formProps(async ({ way }) => {
          if (way) await onBegin(way);
        })}
        className="flex flex-col gap-6"
      >
        <h2 id={id} className="text-h4">
          {t('begin.title')}
        </h2>
        <NeedsScript />
        {form.failure && (
          <Callout kind="error" live title={t('begin.failed')}>
            {form.failure}
          </Callout>
        )}
        <WayChoice
          locale={interview.locale}
          value={form.values.way}
          onChange={(way) => form.set('way', way)}
          error={form.errorOf('way') && t('begin.wayRequired')}
        />
        <div className="flex flex-col gap-4">
          <ul className="flex max-w-[68ch] list-disc flex-col gap-1.5 pl-5">
            <li>{t('begin.kept')}</li>
            <li className="wrap-anywhere">
              {interview.engine === 'local'
                ? t('begin.read', { company })
                : t('begin.readModel', { company, engine: interview.engine })}
            </li>
            <li>{t('begin.notCounted')}</li>
            <li>
              {t('begin.long')}{' '}
              <a
                href={sitePaths.privacyOfTheFooter}
                target="_blank"
                rel="noopener"
                className="rounded-sm text-brand underline"
              >
                {t('begin.privacy')}
                <span className="sr-only"> {t('facts.newWindow')}</span>
              </a>
            </li>
          </ul>
          <Checkbox
            name="notice"
            required
            label={t('begin.notice')}
            checked={form.values.notice}
            onChange={({ target }) => form.set('notice', target.checked)}
            error={form.errorOf('notice') && t('begin.noticeRequired')}
          />
        </div>
        <SubmitButton variant="primary" busy={form.isSending} className="sm:self-start">
          {t('begin.submit')}
        </SubmitButton>
      </form>
    </Card>
  );
}

function checkChoice({ way, notice }: Choice): FieldProblem[] {
  const required = { way: way !== null, notice };
  return Object.entries(required)
    .filter(([, isThere]) => !isThere)
    .map(([field]) => ({ field, code: 'REQUIRED', values: {} }));
}
