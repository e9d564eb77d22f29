import type { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { createOffer, listOffers, type Offer, type OfferInput, offerInput } from '@prova/contract/offers/offers';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { dayAhead } from '../../../lib/calendar-day.ts';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import type { AttachmentProgress } from '../../../widgets/attachments/attachment-text.ts';

const VALID_DAYS = 7;
/** An upload without progress for this long is lost. */
const PATIENCE_MS = 60_000;

export type PayMode = 'fixed' | 'range';

/** What the job promises, and an offer begins with. */
export type JobTerms = {
  currency: string | null;
  contractType: (typeof CONTRACT_TYPES)[number] | null;
  benefits: readonly string[];
};

type Props = {
  applicationId: string;
  jobTitle: string;
  terms: JobTerms;
  /** Saved before and not sent. */
  saved: Offer | undefined;
};

/** What is typed of an offer, and what the server has saved of it. */
export function useOfferDraft({ applicationId, jobTitle, terms, saved }: Props) {
  const { t } = useTranslation('offers');
  const [files, setFiles] = useState<File[]>([]);
  const [fileFailure, setFileFailure] = useState<string>();
  const [progress, setProgress] = useState<AttachmentProgress | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const fingerprint = useRef('');
  const form = useContractForm(
    offerInput,
    saved ? valuesOf(saved, terms) : firstValues({ applicationId, jobTitle, terms }),
  );
  const forget = useKeptDraft(`offer.${applicationId}`, form);
  const [chosen, setMode] = useState<PayMode>();
  // What was typed before comes after the first drawing.
  const mode = chosen ?? (form.watch('payMax') == null ? 'fixed' : 'range');
  const create = useCall(createOffer, {
    invalidates: [listOffers],
    meta: { quiet: true },
    call: { onProgress: setProgress, timeoutMs: PATIENCE_MS },
  });

  /** Saves it, waiting to be sent; what is saved already is not saved again. False where something is to be corrected. */
  const save = async (values: OfferInput): Promise<boolean> => {
    if (mode === 'range' && values.payMax == null) {
      form.setError('payMax', { message: t('form.payMaxMissing') });
      return false;
    }
    setFileFailure(undefined);
    const next = JSON.stringify([values, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
    if (offer && fingerprint.current === next) return true;
    setProgress(null);
    try {
      setOffer(await create.mutateAsync({ body: values, files: { attachments: files } }));
      fingerprint.current = next;
      return true;
    } catch (error) {
      if (!isApiError(error, 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_UNSUPPORTED')) throw error;
      setFileFailure(error.message);
      return false;
    } finally {
      setProgress(null);
    }
  };

  return {
    form,
    mode,
    setMode,
    files,
    setFiles: (next: File[]) => {
      setFileFailure(undefined);
      setFiles(next);
    },
    fileFailure,
    progress,
    offer,
    save,
    forget,
    hadFiles: lost(saved, files),
  };
}
export type OfferDraft = ReturnType<typeof useOfferDraft>;

/** Documents of the saved offer that have to be chosen again: a browser cannot take them up. */
function lost(saved: Offer | undefined, files: readonly File[]): string[] {
  return files.length > 0 ? [] : (saved?.attachments.map(({ name }) => name) ?? []);
}

function firstValues({ applicationId, jobTitle, terms }: Omit<Props, 'saved'>): Partial<OfferInput> {
  return {
    applicationId,
    position: jobTitle,
    payMax: null,
    currency: terms.currency ?? 'BRL',
    ...contractOf(terms),
    benefits: [...terms.benefits],
    startOn: null,
    validUntil: dayAhead(VALID_DAYS),
    message: '',
  };
}

const contractOf = ({ contractType }: Pick<JobTerms, 'contractType'>) =>
  contractType === null ? {} : { contractType };

function valuesOf(saved: Offer, terms: JobTerms): Partial<OfferInput> {
  const { applicationId, position, payMin, payMax, currency, startOn, message } = saved;
  // One from before these were asked for says neither.
  const { contractType, benefits } = saved.contractType === null ? terms : saved;
  const last = new Intl.DateTimeFormat('en-CA', { timeZone: saved.timeZone, dateStyle: 'short' });
  return {
    applicationId,
    position,
    payMin,
    payMax,
    currency,
    ...contractOf({ contractType }),
    benefits: [...benefits],
    startOn,
    validUntil: last.format(new Date(saved.validUntil)),
    message: message ?? '',
  };
}
