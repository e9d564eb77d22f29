import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import type { UploadState } from '../../../../ui/chosen-file.tsx';
import { ResumeUpload } from '../../../jobs/components/resume-upload.tsx';
import type { useApply } from '../use-apply.ts';

type State = ReturnType<typeof useApply>;

/** The résumé: chosen, on its way, arrived, or waiting for another try. */
export function ResumeField({
  state,
  required,
  error,
}: {
  state: State;
  required: boolean;
  error: string | undefined;
}) {
  const { number } = useFormat();
  const { t } = useTranslation('apply');
  const { resume, progress, failure, profile } = state;
  const left = progress?.secondsLeft && {
    left: number(progress.secondsLeft, { style: 'unit', unit: 'second', unitDisplay: 'short' }),
  };
  const shown = (): UploadState => {
    if (!resume) return { status: 'empty' };
    const file = { name: resume.name, size: resume.size };
    if (progress)
      return progress.total > 0 && progress.sent >= progress.total
        ? { status: 'done', ...file }
        : { status: 'uploading', ...file, sent: Math.min(progress.sent, resume.size), ...left };
    return failure === 'connection' ? { status: 'failed', ...file } : { status: 'waiting', ...file };
  };
  const sent = profile?.sentResume;
  if (sent && profile.reused && !error)
    return (
      <profile.parts.SentResumeRow
        label={t('resume')}
        resume={sent}
        onReplace={progress ? undefined : () => state.chooseResume(null)}
      />
    );
  return (
    <>
      <ResumeUpload
        state={shown()}
        required={required}
        error={error}
        onSelect={(file) => state.chooseResume(file)}
        {...(!progress && { onRemove: () => state.chooseResume(null) })}
      />
      {sent && !resume && !progress && <profile.parts.SentResumeOffer resume={sent} onUse={profile.reuse} />}
    </>
  );
}
