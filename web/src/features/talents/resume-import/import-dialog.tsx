import type { ImportedProfile } from '@prova/contract/talents/resume-import';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Upload } from '../../../ui/upload.tsx';
import { BesideResume } from './beside-resume.tsx';
import { countOf, isTooLong, isUnfinished, NOTHING, tooMany } from './import-change.ts';
import { allFound, firstChoice, planImport } from './import-plan.ts';
import { ImportReview } from './import-review.tsx';
import { useImport } from './use-import.ts';
import { useResumeReading } from './use-resume-reading.ts';

const ACCEPT = '.pdf,.docx,.doc,.json';

/** Reads a résumé, shows all that it says and the profile does not, and adds what is chosen. Before that nothing is saved. */
export function ImportDialog({ profile, onClose }: { profile: TalentProfile; onClose: () => void }) {
  const { t } = useTranslation('talent-import');
  const [today] = useState(() => new Date());
  const [read, setRead] = useState<ImportedProfile>();
  const [choice, setChoice] = useState(NOTHING);
  const [asking, setAsking] = useState(false);
  const [keeping, setKeeping] = useState(true);
  // What is changed elsewhere meanwhile is not offered again.
  const plan = useMemo(() => read && planImport(profile, read, today), [read, profile, today]);
  const reading = useResumeReading((profileRead) => {
    setRead(profileRead);
    setChoice({ ...NOTHING, ids: firstChoice(planImport(profile, profileRead, today)) });
  });
  const { save, saving, failure } = useImport(profile, onClose);
  const found = plan ? allFound(plan) : [];
  const count = plan ? countOf(plan, choice) : 0;
  const excess = plan ? tooMany(profile, plan, choice) : [];
  const tooLong = plan !== undefined && isTooLong(profile, plan, choice);
  const unfinished = isUnfinished(choice);
  // What companies take: a profile as JSON is none of it.
  const kept = reading.file && !/\.json$/i.test(reading.file.name) ? reading.file : undefined;
  const keepsAlone = count === 0 && keeping && kept !== undefined;
  const isReviewed = plan !== undefined && (found.length > 0 || plan.unread.length > 0);
  return (
    <Dialog
      open
      size={isReviewed && reading.file && isPdf(reading.file) ? 'xl' : 'lg'}
      title={t('title')}
      description={t('description')}
      // A click beside it would lose the choice.
      dismissable={!isReviewed}
      onClose={onClose}
      footer={
        <>
          <Button disabled={saving} onClick={() => (isReviewed ? setAsking(true) : onClose())}>
            {t('cancel')}
          </Button>
          {plan && (isReviewed || kept) && (
            <Button
              variant="primary"
              busy={saving}
              disabled={(count === 0 && !keepsAlone) || excess.length > 0 || tooLong || unfinished}
              onClick={() => void save(plan, choice, count, keeping ? kept : undefined)}
            >
              {keepsAlone || !isReviewed ? t('keepAlone') : t('add', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Upload
          label={t('file')}
          aside={t('formats')}
          accept={ACCEPT}
          state={reading.state}
          onSelect={(file) => {
            setRead(undefined);
            reading.read(file);
          }}
          onRemove={() => {
            setRead(undefined);
            reading.clear();
          }}
          onRetry={reading.retry}
          {...(reading.error && { error: reading.error })}
        />
        {plan && !isReviewed && (
          <Callout kind="success" live>
            {t('nothingNew')}
          </Callout>
        )}
        {isReviewed && (
          <>
            <p role="status" className="text-sm text-muted">
              {t('review')}
            </p>
            <BesideResume file={reading.file && isPdf(reading.file) ? reading.file : undefined}>
              <ImportReview plan={plan} choice={choice} onChange={setChoice} />
            </BesideResume>
          </>
        )}
        {plan && kept && (
          <Checkbox
            checked={keeping}
            onChange={({ target }) => setKeeping(target.checked)}
            label={t('keep')}
            hint={t('keepHint')}
          />
        )}
        {isReviewed && (
          <>
            {excess.map(({ list, by, max }) => (
              <Callout key={list} kind="warning" live>
                {t('tooMany', { list: t(`lists.${list}`), count: by, max })}
              </Callout>
            ))}
            {tooLong && (
              <Callout kind="warning" live>
                {t('tooLong')}
              </Callout>
            )}
            {unfinished && (
              <Callout kind="info" live>
                {t('unfinished')}
              </Callout>
            )}
          </>
        )}
        {failure && (
          <Callout kind="error" live>
            {failure}
          </Callout>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t('discard.title')}
          confirmLabel={t('discard.confirm')}
          cancelLabel={t('discard.cancel')}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          {t('discard.text')}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);
