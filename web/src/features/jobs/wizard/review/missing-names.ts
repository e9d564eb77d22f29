import { useTranslation } from 'react-i18next';
import { useTemplateName } from '../emails/template-name.ts';
import type { Draft, EmailsValues } from '../step-data.ts';

type Missing = Draft['missing'][number];

const DETAILS = {
  title: 'details.jobTitle',
  locationModel: 'details.locationModel',
  address: 'details.address',
  city: 'details.city',
  state: 'details.state',
  contractType: 'details.contractType',
  seniority: 'details.seniority',
  payMode: 'details.pay',
  payMin: 'details.payMin',
  payMax: 'details.payMax',
  currency: 'details.pay',
  benefits: 'details.benefits',
  internalCode: 'details.internalCode',
} as const;
const DESCRIPTION = {
  description: 'description.text',
  requirements: 'description.requirements',
  skills: 'description.skills',
} as const;
const STAGE = {
  name: 'pipeline.name',
  minutes: 'pipeline.minutesField',
  replyDays: 'pipeline.replyField',
  daysToBegin: 'pipeline.types.interview_ia',
  tests: 'pipeline.types.test',
} as const;
const TEMPLATE = { subject: 'emails.subject', body: 'emails.body' } as const;

/** What the field behind a missing part is called on screen; null when the whole step is meant. */
export function useMissingName(draft: Draft): (missing: Missing) => string | null {
  const { t } = useTranslation('wizard');
  const templateName = useTemplateName(draft);
  return ({ step, field }) => {
    const [part = '', place, inner = '', innerPlace] = field.split('.');
    const number = Number(place) + 1;
    const names: (string | undefined)[] = [];
    switch (step) {
      case 1:
        if (part === 'payMin' || part === 'payMax') names.push(t('details.pay'));
        if (part === 'payMin' && draftPayMode(draft) === 'fixed') names.push(t('details.payAmount'));
        else if (isIn(DETAILS, part)) names.push(t(DETAILS[part]));
        break;
      case 2:
        if (isIn(DESCRIPTION, part)) names.push(t(DESCRIPTION[part]));
        break;
      case 3:
        names.push(place && part === 'questions' ? t('form.untitledQuestion', { number }) : t('form.fields'));
        if (inner === 'options') names.push(t('form.options'));
        break;
      case 4:
        names.push(place ? t('review.stageNumber', { number }) : t('pipeline.title'));
        if (isIn(STAGE, inner)) names.push(t(STAGE[inner]));
        if (inner === 'questions' && innerPlace)
          names.push(t('pipeline.ai.question', { number: Number(innerPlace) + 1 }));
        break;
      case 5: {
        const template = typedTemplates(draft)[Number(place)];
        names.push(template ? templateName(template) : t('emails.list'));
        if (isIn(TEMPLATE, inner)) names.push(t(TEMPLATE[inner]));
        break;
      }
      default:
        names.push(t('integrations.list'));
    }
    return field && names.length > 0 ? names.join(', ') : null;
  };
}

const isIn = <Names extends object>(names: Names, name: string | number | symbol): name is keyof Names =>
  Object.hasOwn(names, name);

/** The server counts the mails as they were typed. */
function typedTemplates(draft: Draft): EmailsValues['templates'] {
  const { templates = draft.templates } = (draft.partial['5'] ?? {}) as Partial<EmailsValues>;
  return Array.isArray(templates) ? templates : [];
}

const draftPayMode = ({ partial, payMode }: Draft): unknown => partial['1']?.payMode ?? payMode;
