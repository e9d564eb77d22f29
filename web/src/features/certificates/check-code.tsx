import { certificatePaths } from '@prova/contract/certificates/paths';
import { certificateCodeIn, TYPED_CODE_MAX } from '@prova/contract/certificates/typed-code';
import { to } from '@prova/contract/paths';
import type { FieldProblem } from '@prova/contract/validation';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../../lib/lean-router.tsx';
import { useAdoptTyped } from '../../lib/use-adopt-typed.ts';
import { useLeanForm } from '../../lib/use-lean-form.ts';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';

function check({ code }: { code: string }): FieldProblem[] {
  if (code.trim() === '') return [{ field: 'code', code: 'REQUIRED', values: {} }];
  return certificateCodeIn(code) === null ? [{ field: 'code', code: 'PATTERN', values: {} }] : [];
}

/** Finds a certificate by the code that somebody reads on paper, or by its address. */
export function CheckCode() {
  const { t } = useTranslation('certificate');
  const navigate = useNavigate();
  const form = useLeanForm({ code: '' }, check);
  useAdoptTyped();
  const go = async ({ code }: { code: string }) =>
    navigate(to(certificatePaths.certificate, { code: certificateCodeIn(code) ?? '' }));
  return (
    <form {...form.formProps(go)} className="flex flex-col items-start gap-4">
      <NeedsScript />
      <TextField
        label={t('check.code')}
        hint={t('check.codeHint')}
        className="w-full"
        required
        maxLength={TYPED_CODE_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('code')}
        error={form.errorOf('code') && t(form.values.code.trim() ? 'check.codeUnknown' : 'check.codeRequired')}
      />
      <SubmitButton variant="primary" busy={form.isSending}>
        {t('check.submit')}
      </SubmitButton>
    </form>
  );
}
