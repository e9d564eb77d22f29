import type { ResumeFacts, readResume } from '@prova/contract/applications/applications';
import { FIELD_NAMES } from '@prova/contract/jobs/form-fields';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { trimmed } from '@prova/contract/visible-text';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../../lib/api-error.ts';
import { useLocale } from '../../../../lib/i18n.ts';
import { request } from '../../../../lib/request.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ApplyValues } from '../apply-values.ts';

type Fact = keyof ResumeFacts;

const FACTS = ['fullName', 'email', 'phone', 'linkedin', 'github', 'portfolio'] as const satisfies readonly Fact[];

type Props = {
  job: PublicJob;
  resume: File;
  values: ApplyValues;
  onFill: (found: Partial<ApplyValues>) => void;
  /** What cannot be sent either is said at the file. */
  onRefuse: (message: string) => void;
};

/** Offers to fill in what the résumé says. Only what is still empty, and only when somebody asks for it. */
export function ReadResume({ job, resume, values, onFill, onRefuse }: Props) {
  const { t } = useTranslation('submission');
  const { t: apply } = useTranslation('apply');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  // The old format is stored, but not read.
  if (/\.doc$/i.test(resume.name)) return null;

  const read = async () => {
    setBusy(true);
    setSaid('');
    try {
      const facts = await request<typeof readResume>(
        'POST',
        '/api/v1/public/resume-facts',
        { files: { resume } },
        { repeatable: false, timeoutMs: 30_000 },
      );
      const asked = new Set<string>(job.fields.map(({ field }) => FIELD_NAMES[field]));
      const names = FACTS.filter((name) => asked.has(name) && facts[name] && !trimmed(values[name]));
      onFill(Object.fromEntries(names.map((name) => [name, facts[name]])));
      setSaid(
        names.length > 0
          ? t('read.filled', { fields: new Intl.ListFormat(locale).format(names.map((name) => apply(name))) })
          : t('read.nothing'),
      );
    } catch (error) {
      if (isApiError(error, 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_UNSUPPORTED')) onRefuse(error.message);
      else setSaid(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-2 flex flex-col items-start gap-1">
      <Button size="sm" variant="soft" busy={busy} icon={<FileSearch className="size-4" />} onClick={() => void read()}>
        {t('read.action')}
      </Button>
      <p role="status" className="text-small text-muted">
        {said || t('read.hint')}
      </p>
    </div>
  );
}
