interface Titled {
  readonly title: string;
  readonly text: string;
}
interface Voice {
  readonly text: string;
  readonly name: string;
  readonly role: string;
}
type Limit = (limit: number, shown: string) => string;
type OfLimits<T> = Readonly<Record<'activeJobs' | 'candidates' | 'interviews', T>>;

/** What the landing page says below its first sight: a file of its own, which comes with that part and not before. */
export interface BelowText {
  readonly figures: Readonly<
    Record<'label' | 'note' | 'talents' | 'companies' | 'success' | 'hired' | 'days' | 'rating' | 'replies', string>
  >;
  readonly mission: Titled & Readonly<Record<'proof' | 'reasons' | 'people', Titled>>;
  readonly voices: Readonly<Record<'title' | 'note', string>> &
    Readonly<Record<'talent' | 'recruiter' | 'changer', Voice>>;
  readonly prices: Readonly<
    Record<
      | 'title'
      | 'lead'
      | 'free'
      | 'period'
      | 'monthly'
      | 'yearly'
      | 'talent'
      | 'company'
      | 'aMonth'
      | 'aYear'
      | 'begin'
      | 'beginFree',
      string
    >
  > & {
    readonly orAMonth: (price: string) => string;
    readonly orAYear: (price: string) => string;
    readonly beginWith: (plan: string) => string;
    readonly beginFreeWith: (plan: string) => string;
    readonly holds: Readonly<Record<'free' | 'pro' | 'premium', string>>;
    readonly limits: OfLimits<Limit>;
    readonly unlimited: OfLimits<string>;
  };
  readonly film: Readonly<Record<'title' | 'lead' | 'label' | 'instead', string>>;
  readonly questions: Readonly<Record<'title' | 'all', string>>;
}
