import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { type ConnectionResult, checkConnection } from './check-connection.ts';
import { StepsList } from './steps-list.tsx';
import { TestItem, type Verdict } from './test-item.tsx';

const VERDICTS: Readonly<Record<ConnectionResult, Verdict>> = {
  passed: 'passed',
  direct: 'none',
  failed: 'failed',
  unsupported: 'failed',
};

type State = { readonly result: ConnectionResult | null; readonly running: boolean; readonly failure: string | null };

/** Whether sound and pictures get out of this network. */
export function ConnectionTest() {
  const { t } = useTranslation('rooms-devices');
  const [{ result, running, failure }, setState] = useState<State>({ result: null, running: false, failure: null });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const check = async () => {
    const own = new AbortController();
    abort.current = own;
    setState({ result: null, running: true, failure: null });
    try {
      const found = await checkConnection(own.signal);
      if (!own.signal.aborted) setState({ result: found, running: false, failure: null });
    } catch (error) {
      if (!own.signal.aborted) setState({ result: null, running: false, failure: messageOf(error) });
    }
  };
  return (
    <TestItem
      title={t('connection.title')}
      verdict={result === null ? (failure ? 'failed' : 'untested') : VERDICTS[result]}
      word={result === 'direct' ? t('connection.notConfigured') : undefined}
    >
      <p className="text-small text-muted">{t('connection.text')}</p>
      <Button size="sm" className="self-start" busy={running} onClick={() => void check()}>
        {t(result === null && !failure ? 'connection.check' : 'connection.again')}
      </Button>
      <div role="status" className="empty:hidden">
        {running && <p className="text-small text-muted">{t('connection.running')}</p>}
        {failure && <Callout kind="error">{failure}</Callout>}
        {result === 'passed' && <p className="text-small text-brand">{t('connection.passed')}</p>}
        {result === 'direct' && <Callout kind="info">{t('connection.direct')}</Callout>}
        {(result === 'failed' || result === 'unsupported') && (
          <Callout kind="warning" title={t(`connection.${result}`)}>
            <StepsList steps={t(`connection.${result}Steps`)} />
          </Callout>
        )}
      </div>
    </TestItem>
  );
}
