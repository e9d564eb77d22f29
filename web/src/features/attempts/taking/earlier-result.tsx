import type { AskedTest, reuseResult } from '@prova/contract/attempts/taking';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { AskButton } from '../../../ui/ask-button.tsx';
import { Callout } from '../../../ui/callout.tsx';

type Props = { test: AskedTest; token: string; company: string; onShown: () => void };

/** A result that can be shown instead of taking the test again; asked once more, since it is final. */
export function EarlierResult({ test: { id, earlier }, token, company, onShown }: Props) {
  const { t } = useTranslation('taking');
  const format = useFormat();
  if (!earlier) return null;
  const date = format.date(earlier.submittedAt);
  const show = async () => {
    await request<typeof reuseResult>('POST', '/api/v1/tests/invitations/:token/:id/reuse', { params: { token, id } });
    onShown();
  };
  return (
    <Callout kind="info" title={t('earlier.title', { date })}>
      <p>
        {t('earlier.text', {
          date,
          score: format.percent(earlier.score / 100),
          until: format.date(earlier.validUntil),
        })}
      </p>
      <AskButton
        className="mt-3"
        label={t('earlier.show')}
        question={{
          title: t('earlier.sureTitle', { date }),
          children: t('earlier.sure', { company }),
          confirmLabel: t('earlier.yes'),
          cancelLabel: t('earlier.back'),
          onConfirm: show,
        }}
      />
    </Callout>
  );
}
