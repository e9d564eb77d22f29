import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useMilliseconds } from '../../code/components/use-milliseconds.ts';
import type { AskedQuestion } from './answers.ts';

type Props = { question: AskedQuestion; check: NonNullable<AskedQuestion['check']> };

const DIGITS = { maximumFractionDigits: 20 };

/** What code is checked by, before it is. */
export function CodeFacts({ question, check }: Props) {
  const { t } = useTranslation('code');
  const inMilliseconds = useMilliseconds();
  const format = useFormat();
  const { functionName, setup, cases, hiddenCases, milliseconds, tolerance } = check;
  const language = question.language ?? 'javascript';
  const isSql = language === 'sql';
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>
        {functionName && `${t('functionNamed', { name: functionName })} `}
        {cases.length > 0 ? t('hiddenCount', { count: hiddenCases }) : t('onlyHidden', { count: hiddenCases })}{' '}
        {t('limit', { time: inMilliseconds(milliseconds) })}{' '}
        {tolerance !== undefined && `${t('tolerance', { value: format.number(tolerance, DIGITS) })} `}
        {t(`environment.${language}`)}
      </p>
      {setup && <Block title={t('tables')} text={setup} />}
      {cases.length > 0 && (
        <ul aria-label={t('cases')} className="flex flex-col gap-2">
          {cases.map(({ name, input, expected }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cases never change places.
            <li key={index} className="rounded-control bg-sunken px-3 py-2">
              <p className="font-semibold wrap-anywhere">{name || t('caseNumber', { number: index + 1 })}</p>
              <dl className="grid gap-x-3 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
                <dt className="text-muted">{t(isSql ? 'rows' : 'arguments')}</dt>
                <dd className="font-mono whitespace-pre-wrap wrap-anywhere">{input}</dd>
                <dt className="text-muted">{t('expected')}</dt>
                <dd className="font-mono whitespace-pre-wrap wrap-anywhere">{expected}</dd>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <pre className="mt-1 rounded-control bg-sunken p-3 font-mono text-small whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </div>
  );
}
