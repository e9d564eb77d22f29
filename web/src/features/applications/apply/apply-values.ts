/** What is filled in, as the fields hold it. */
export interface ApplyValues {
  fullName: string;
  email: string;
  phone: string;
  coverLetter: string;
  portfolio: string;
  linkedin: string;
  github: string;
  website: string;
  /** Text, or id of the option, by question. */
  answers: Record<string, string>;
  notice: boolean;
  bank: boolean;
}

export const EMPTY: ApplyValues = {
  fullName: '',
  email: '',
  phone: '',
  coverLetter: '',
  portfolio: '',
  linkedin: '',
  github: '',
  website: '',
  answers: {},
  notice: false,
  bank: false,
};

/** A résumé that the signed-in talent sent before, to be sent once more. */
export interface SentResume {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  readonly viewUrl: string;
  /** To whom it was sent; null for the one that is kept with the profile. */
  readonly companyName: string | null;
  readonly sentAt: string;
}

/** A refusal: the phrase of `apply.errors` and its values. */
export interface Problem {
  text:
    | 'fullName'
    | 'nameLetters'
    | 'emailRequired'
    | 'emailMissingAt'
    | 'emailDisallowed'
    | 'emailSpace'
    | 'emailInvalid'
    | 'phoneRequired'
    | 'phoneInvalid'
    | 'resumeRequired'
    | 'resumeTooLarge'
    | 'resumeEmpty'
    | 'resumeType'
    | 'required'
    | 'linkedin'
    | 'github'
    | 'url'
    | 'question'
    | 'notice'
    | 'tooLong';
  values?: Record<string, string | number>;
}
