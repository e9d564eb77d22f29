import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import { ACCESS_TYPES, NAME_MAX } from '@prova/contract/rooms/room-fields';
import type { RoomEntry } from '@prova/contract/rooms/rooms';
import { sitePaths } from '@prova/contract/site/paths';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useAdoptTyped } from '../../../lib/use-adopt-typed.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { RadioGroup, type RadioOption } from '../../../ui/radio-group.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { keptPlace } from '../call/kept-place.ts';
import { BrowserNotice } from './browser-notice.tsx';
import { checkPerson, type PersonEntering } from './check-entry.ts';
import { EntryFrame } from './entry-frame.tsx';
import { RoomSummary } from './room-summary.tsx';
import { useKnownName } from './use-known-name.ts';

type Access = RoomEntry['access'];
/** As what each may come: nobody but the team hosts, and whoever is known as the candidate comes as nobody else. */
const CHOICES: Readonly<Record<Access, readonly Access[]>> = {
  host: ['host', 'guest'],
  candidate: ['candidate'],
  guest: ['candidate', 'guest'],
};

/** Whoever is told what it is about and is neither of the team nor the candidate observes. */
const choicesOf = ({ access, interview }: RoomEntry): readonly Access[] =>
  access === 'guest' && interview ? ['guest'] : CHOICES[access];

type Props = {
  entry: RoomEntry;
  token: string | null;
  initial: PersonEntering;
  onNext: (person: PersonEntering) => Promise<void>;
  /** Only to test the equipment, ahead of time. */
  onTry: (person: PersonEntering) => Promise<void>;
};

/** Who comes, as what, and what they accept. */
export function PersonStep({ entry: given, token, initial, onNext, onTry }: Props) {
  const { t } = useTranslation('rooms-entry');
  const entry = useOwnSeat(given);
  const form = useLeanForm(initial, (values) => checkPerson(seated(values, entry)));
  const { values, errorOf } = form;
  const access = seated(values, entry).accessType;
  useAdoptTyped();
  useKnownName(values.name, (name) => form.set('name', name));
  const title = entry.interview ? t('heading', { job: entry.interview.jobTitle }) : t('headingPlain');
  const isGuest = access === 'guest';

  return (
    <EntryFrame>
      {token !== null && (
        <Link
          href={to(interviewPaths.invitation, { token })}
          className="inline-flex items-center gap-1.5 self-start rounded-sm font-semibold text-brand hover:underline"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t('toInvitation')}
        </Link>
      )}
      <header className="flex flex-col gap-2">
        <h1 className="text-h2 wrap-anywhere">{title}</h1>
        <p className="text-muted">{t(entry.access === 'host' ? 'leadHost' : 'lead')}</p>
      </header>
      <BrowserNotice />
      <RoomSummary entry={entry} />
      {entry.access === 'candidate' && entry.candidateSeatTaken && (
        <Callout kind="info" title={t('seatElsewhere')}>
          {t('seatElsewhereText')}
        </Callout>
      )}
      <Card as="section">
        <form {...form.formProps((filled) => onNext(seated(filled, entry)))} className="flex flex-col gap-6">
          <NeedsScript />
          {form.failure && (
            <Callout kind="error" live>
              {form.failure}
            </Callout>
          )}
          {choicesOf(entry).length > 1 && (
            <RadioGroup
              label={t('access.label')}
              name="accessType"
              look="cards"
              required
              options={accessOptions(entry, t)}
              value={access}
              onChange={(value) => form.set('accessType', value)}
              error={errorOf('accessType') && t('access.required')}
            />
          )}
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            required
            maxLength={NAME_MAX}
            autoComplete="name"
            {...form.text('name')}
            error={isGuest && values.name.trim() === '' && errorOf('name') ? t('guestName') : errorOf('name')}
          />
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-3 text-sm font-semibold">{t('accept.label')}</legend>
            <Checkbox
              name="notice"
              required
              label={t('accept.notice')}
              hint={t('accept.noticeText')}
              checked={values.notice}
              onChange={({ target }) => form.set('notice', target.checked)}
              error={errorOf('notice') && t('accept.noticeRequired')}
            />
            <Checkbox
              name="terms"
              required
              label={t('accept.terms')}
              hint={
                <>
                  {t('accept.termsText')}{' '}
                  <a
                    href={sitePaths.privacyOfTheFooter}
                    target="_blank"
                    rel="noopener"
                    className="rounded-sm text-brand underline"
                  >
                    {t('accept.privacy')}
                    <span className="sr-only"> {t('newWindow')}</span>
                  </a>
                </>
              }
              checked={values.terms}
              onChange={({ target }) => form.set('terms', target.checked)}
              error={errorOf('terms') && t('accept.termsRequired')}
            />
          </fieldset>
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            <SubmitButton variant="primary" busy={form.isSending}>
              {t('continue')}
            </SubmitButton>
            <TryEquipment onTry={() => onTry(values)} />
          </div>
        </form>
      </Card>
    </EntryFrame>
  );
}

function TryEquipment({ onTry }: { onTry: () => Promise<void> }) {
  const { t } = useTranslation('rooms-entry');
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await onTry();
    } catch (error) {
      toast.error(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" busy={busy} onClick={() => void go()}>
      {t('tryOnly')}
    </Button>
  );
}

/** Whoever was inside in this tab comes back into their own place: it is taken by nobody but them. */
function useOwnSeat(entry: RoomEntry): RoomEntry {
  const comesBack = useHydrated() && keptPlace(entry.code).read() !== undefined;
  return comesBack && entry.access !== 'candidate' ? { ...entry, candidateSeatTaken: false } : entry;
}

/** Without a choice of the candidate's place where somebody else has taken it meanwhile. */
function seated(person: PersonEntering, entry: RoomEntry): PersonEntering {
  return person.accessType === 'candidate' && isSeatGone(entry) ? { ...person, accessType: null } : person;
}

/** Who is known as the candidate may move the place here. */
const isSeatGone = (entry: RoomEntry) => entry.candidateSeatTaken && entry.access !== 'candidate';

function accessOptions(
  entry: RoomEntry,
  t: ReturnType<typeof useTranslation<'rooms-entry'>>['t'],
): RadioOption<Access>[] {
  return ACCESS_TYPES.filter((access) => choicesOf(entry).includes(access)).map((access) => {
    const isGone = access === 'candidate' && isSeatGone(entry);
    return {
      value: access,
      label: t(`access.${access}`),
      hint: t(isGone ? 'access.seatTaken' : `access.${access}Hint`),
      disabled: isGone,
    };
  });
}
