import { certificatePaths } from '@prova/contract/certificates/paths';
import { certificateCodeIn, TYPED_CODE_MAX } from '@prova/contract/certificates/typed-code';
import { to } from '@prova/contract/paths';
import type { FieldProblem } from '@prova/contract/validation';
import { useState } from 'react';
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

/**
 * Finds a certificate by the code that somebody reads on paper, or by its address.
 * @param refused the code that no certificate has, to be corrected rather than typed again
 */
export function CheckCode({ refused = '' }: { refused?: string }) {
  const { t } = useTranslation('certificate');
  const navigate = useNavigate();
  const form = useLeanForm({ code: refused }, check);
  useAdoptTyped();
  const [triedAgain, setTriedAgain] = useState(false);
  const go = async ({ code: typed }: { code: string }) => {
    const code = certificateCodeIn(typed) ?? '';
    // Its address is this one, and would show nothing new.
    if (code === refused) {
      setTriedAgain(true);
      form.focus('code');
    } else navigate(to(certificatePaths.certificate, { code }));
  };
  const isRefused = triedAgain && certificateCodeIn(form.values.code) === refused;
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
        error={
          form.errorOf('code')
            ? t(form.values.code.trim() ? 'check.codeUnknown' : 'check.codeRequired')
            : isRefused
              ? t('notFound', { code: refused })
              : undefined
        }
      />
      <SubmitButton variant="primary" busy={form.isSending}>
        {t('check.submit')}
      </SubmitButton>
    </form>
  );
}
