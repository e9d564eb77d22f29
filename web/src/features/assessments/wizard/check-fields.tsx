import { ANSWER_MAX, RUN_TIMEOUT_MS } from '@prova/contract/assessments/test-fields';
import { tryCode } from '@prova/contract/assessments/try-code';
import type { ShownVerdict } from '@prova/contract/code/code-check';
import { CASE_NAME_MAX, CASE_TEXT_MAX, CASES_MAX, type CodeLanguage } from '@prova/contract/code/code-fields';
import { Play, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CaseResults } from '../../code/components/case-results.tsx';
import { CodeArea } from '../../code/components/code-area.tsx';
import { useMilliseconds } from '../../code/components/use-milliseconds.ts';
import { type CaseValue, type CheckValues, checkOf, NEW_CASE } from './question-values.ts';

type Props = {
  language: CodeLanguage;
  checked: boolean;
  check: CheckValues;
  onToggle: (on: boolean) => void;
  onChange: (check: CheckValues) => void;
  /** Of a field of the question, by its path. */
  errorOf: (path: never) => string | undefined;
};

/** The cases that answers of code are checked by, and the solution that checks the cases. */
export function CheckFields({ language, checked, check, onToggle, onChange, errorOf }: Props) {
  const { t } = useTranslation('code');
  const id = useId();
  const isSql = language === 'sql';
  const set = (next: Partial<CheckValues>) => onChange({ ...check, ...next });
  const error = (path: string) => errorOf(`check.${path}` as never);
  const change = (index: number, next: Partial<CaseValue>) =>
    set({ cases: check.cases.map((one, place) => (place === index ? { ...one, ...next } : one)) });
  return (
    <>
      <Switch label={t('check.use')} hint={t('check.useHint')} checked={checked} onChange={onToggle} />
      {checked && (
        <div className="flex flex-col gap-5 border-l-2 border-border pl-4">
          {isSql ? (
            <CodeArea
              label={t('check.setup')}
              hint={t('check.setupHint')}
              rows={4}
              maxLength={ANSWER_MAX}
              value={check.setup}
              onChange={(setup) => set({ setup })}
              error={error('setup')}
            />
          ) : (
            <TextField
              label={t('check.functionName')}
              hint={t('check.functionHint')}
              required
              className="sm:max-w-72"
              maxLength={100}
              spellCheck={false}
              autoCapitalize="off"
              value={check.functionName}
              onChange={(event) => set({ functionName: event.target.value.trim() })}
              error={error('functionName')}
            />
          )}
          <fieldset className="flex flex-col gap-3" aria-describedby={error('cases') ? `${id}cases` : undefined}>
            <legend className="mb-1 text-sm font-semibold">{t('cases')}</legend>
            <ol className="flex flex-col gap-3">
              {check.cases.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cases have no id, and never change places.
                <li key={index} className="flex flex-col gap-3 rounded-card border border-border p-3">
                  <CaseFields
                    value={one}
                    number={index + 1}
                    isSql={isSql}
                    errorOf={(name) => error(`cases.${index}.${name}`)}
                    onChange={(next) => change(index, next)}
                    onRemove={
                      check.cases.length > 1
                        ? () => set({ cases: check.cases.filter((_one, place) => place !== index) })
                        : undefined
                    }
                  />
                </li>
              ))}
            </ol>
            <FieldError id={`${id}cases`} error={error('cases')} />
            {check.cases.length < CASES_MAX && (
              <Button
                size="sm"
                className="self-start"
                icon={<Plus className="size-4" />}
                onClick={() => set({ cases: [...check.cases, NEW_CASE] })}
              >
                {t('check.add')}
              </Button>
            )}
          </fieldset>
          <Switch
            label={t('check.anyOrder')}
            hint={t('check.anyOrderHint')}
            checked={check.anyOrder}
            onChange={(anyOrder) => set({ anyOrder })}
          />
          <TextField
            label={t('check.tolerance')}
            hint={t('check.toleranceHint')}
            optional
            className="sm:max-w-96"
            inputMode="decimal"
            maxLength={30}
            value={check.tolerance}
            onChange={(event) => set({ tolerance: event.target.value })}
            error={error('tolerance')}
          />
          <CodeArea
            label={t('check.solution')}
            hint={t('check.solutionHint')}
            required
            rows={6}
            maxLength={ANSWER_MAX}
            value={check.solution}
            onChange={(solution) => set({ solution })}
            error={error('solution')}
          />
          <TrySolution language={language} check={check} />
        </div>
      )}
    </>
  );
}

type CaseProps = {
  value: CaseValue;
  number: number;
  isSql: boolean;
  errorOf: (name: keyof CaseValue) => string | undefined;
  onChange: (next: Partial<CaseValue>) => void;
  onRemove: (() => void) | undefined;
};

function CaseFields({ value, number, isSql, errorOf, onChange, onRemove }: CaseProps) {
  const { t } = useTranslation('code');
  return (
    <>
      <div className="flex items-end gap-2">
        <TextField
          label={t('check.caseName', { number })}
          optional
          className="min-w-0 flex-1"
          maxLength={CASE_NAME_MAX}
          value={value.name}
          onChange={(event) => onChange({ name: event.target.value })}
          error={errorOf('name')}
        />
        {onRemove && <IconButton label={t('check.remove', { number })} icon={<Trash2 />} onClick={onRemove} />}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <CodeArea
          label={t(isSql ? 'check.rows' : 'check.input', { number })}
          hint={t(isSql ? 'check.rowsHint' : 'check.inputHint')}
          rows={isSql ? 3 : 2}
          maxLength={CASE_TEXT_MAX}
          value={value.input}
          onChange={(input) => onChange({ input })}
          error={errorOf('input')}
        />
        <CodeArea
          label={t('check.expected', { number })}
          hint={t(isSql ? 'check.expectedRows' : 'check.expectedHint')}
          required
          rows={isSql ? 3 : 2}
          maxLength={CASE_TEXT_MAX}
          value={value.expected}
          onChange={(expected) => onChange({ expected })}
          error={errorOf('expected')}
        />
      </div>
      <Checkbox
        label={t('check.visible')}
        checked={value.visible}
        onChange={(event) => onChange({ visible: event.target.checked })}
      />
    </>
  );
}

type Tried = {
  cases: readonly ShownVerdict[];
  milliseconds: number | null;
  /** As they were then: the fields may have changed since. */
  details: readonly CaseValue[];
};

/** Runs the solution on the cases as they are typed, before anything is saved. */
function TrySolution({ language, check }: { language: CodeLanguage; check: CheckValues }) {
  const { t } = useTranslation('code');
  const inMilliseconds = useMilliseconds();
  const [tried, setTried] = useState<Tried | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setTried(null);
    try {
      const body = { language, check: checkOf(language, check) };
      const ran = await call(tryCode, { body }, { timeoutMs: RUN_TIMEOUT_MS });
      setTried({ ...ran, details: check.cases });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Button
        size="sm"
        className="self-start"
        icon={<Play className="size-4" />}
        busy={busy}
        disabled={check.solution.trim() === ''}
        onClick={() => void run()}
      >
        {t('check.try')}
      </Button>
      <div role="status" className="flex flex-col gap-3">
        {failure && (
          <Callout kind="error" title={t('runFailed')}>
            {failure}
          </Callout>
        )}
        {tried && (
          <>
            <Callout kind={tried.milliseconds === null ? 'error' : 'success'}>
              {tried.milliseconds === null
                ? t('check.wrong')
                : t('check.right', { time: inMilliseconds(tried.milliseconds) })}
            </Callout>
            <CaseResults cases={tried.cases} details={tried.details} />
          </>
        )}
      </div>
    </div>
  );
}
