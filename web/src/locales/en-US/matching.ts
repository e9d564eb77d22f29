import type { Phrases } from '../phrases.ts';
import type { matching as source } from '../pt-BR/matching.ts';

export const matching: Phrases<typeof source> = {
  bands: { excellent: 'Excellent', good: 'Good', fair: 'Fair', low: 'Low', minimal: 'Very low' },
  unknown: 'Too little is known',
  open: 'Match: {{match}}. See why: {{title}}',
  openUnknown: 'Too little is known about the match. See why: {{title}}',
  title: '{{percent}} match',
  loadError: 'The explanation could not be loaded',
  gone: 'This job no longer exists',
  goneText: 'It was removed, and the explanation with it.',
  tooLittle:
    'Only {{known}} of what the job asks for can be compared with your profile. The percentage appears from {{min}} on.',
  partsTitle: 'Where the points come from',
  parts: {
    skills: 'Skills',
    seniority: 'Seniority',
    languages: 'Languages',
    place: 'Place and way of working',
    pay: 'Pay',
  },
  points: '{{points}} of {{max}}',
  others: 'Many of the skills asked for are missing, so the other parts count for only {{percent}}.',
  sum: 'Total',
  entryShare:
    'This is an internship or trainee role, for people starting out. For anyone beyond that, the total counts only {{percent}}.',
  leftOut: {
    title: 'Left out',
    place: '{{part}}: carries no weight in this job',
    not_asked: '{{part}}: the job does not say',
    unknown: '{{part}}: your profile does not say',
  },
  needs: {
    there: 'What counts',
    missing: 'What is missing',
    asked: { BEGINNING: 'asks for beginner', INTERMEDIATE: 'asks for intermediate', ADVANCED: 'asks for advanced' },
    titled: 'from the job title',
    optional: 'nice to have',
    tests: 'Tests that prove {{skill}}',
    share: 'Meets {{percent}}',
    interview: 'From an AI interview, confirmed by a person at {{company}}.',
    proven: 'Proven: scored {{score}} on {{date}}, {{level}}.',
    faded: 'Proven: scored {{score}} on {{date}}, {{level}}. Worth {{faded}} today.',
    levels: { BEGINNING: 'beginner level', INTERMEDIATE: 'intermediate level', ADVANCED: 'advanced level' },
    declared: {
      BEGINNING: 'Declared: beginner.',
      INTERMEDIATE: 'Declared: intermediate.',
      ADVANCED: 'Declared: advanced.',
      none: 'Declared without a level.',
    },
    most: 'What is not proven counts {{percent}} at most.',
    related: 'Through {{skill}}, which counts as {{percent}} of {{wanted}}.',
  },
  raises: {
    title: 'What raises your match most',
    prove: 'Prove {{skill}}',
    learn: 'Learn and prove {{skill}}',
    language: 'Improve your {{language}}',
    say: 'Say in your profile: {{part}}',
    gain_one: 'up to 1 more point',
    gain_other: 'up to {{count}} more points',
    counts: 'starts to count',
    profile: 'Say it in my profile',
  },
  reviewByCompany: 'Your request goes to the company you applied to.',
  reviewByProva:
    'Your request goes to Prova, which makes the calculation. Companies only get requests from people who applied.',
  askReview: 'Ask for a person to review this calculation',
  team: {
    open: 'Match: {{match}}. See why: {{name}}',
    openUnknown: 'Too little is known to match. See why: {{name}}',
    about: '{{name}} and {{title}}',
    retry: 'Try to see the match again',
    basis: {
      profile: 'Based on the person’s profile, the same number they see on their side.',
      application: 'Based on the resume and the form. Where it states no level, a skill counts as intermediate.',
    },
    claimed: 'Read from the resume, with no level and no proof.',
    tooLittle:
      'Only {{known}} of what the job asks for can be compared with what is known of this person. The percentage shows from {{min}} on.',
    unknownPart: '{{part}}: not known',
  },
  own: {
    basis: {
      profile: 'Based on your profile, which this company can see. It is the same number they see.',
      application:
        'Based on the resume you sent, not on your profile. It is the same number the company sees. Where it states no level, a skill counts as intermediate.',
    },
    tooLittle:
      'Only {{known}} of what the job asks for can be compared with what you sent. The percentage shows from {{min}} on.',
    unknownPart: '{{part}}: not in what you sent',
  },
  how: {
    title: 'How this was computed',
    parts:
      'Each part is worth points: skills {{skills}}, seniority {{seniority}}, place and way of working {{place}}, languages {{languages}} and pay {{pay}}. What the job or the profile does not say is left out, and the other parts make up the 100.',
    skills:
      'Each skill is worth the greater of what was declared, at most {{declared}}, and what was proven. A proof loses half of its weight in {{days}} days.',
    never:
      'Name, photo, age, gender, school and years of experience never count. When less than {{min}} of what the job asks for is known, there is no percentage.',
    version: 'Formula version {{version}}',
  },
};
