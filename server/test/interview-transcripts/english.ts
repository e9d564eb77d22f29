import type { JudgedTranscript } from './transcript.ts';

const FAILED = 'Tell us about a decision of yours that did not work out. What did you do when you noticed?';
const LATE = 'How do you explain to someone from another area why a delivery will be late?';
const solved = (technology: string) =>
  `Describe a problem you solved with ${technology} and how you knew it was solved.`;

export const ENGLISH: readonly JudgedTranscript[] = [
  {
    title: 'an engineer with causes, steps and figures',
    locale: 'en-US',
    technologies: ['Kubernetes'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        `I chose to split our billing service into four smaller ones, because deploys were slow. Within a month we had more incidents, since
one invoice now crossed four services. I noticed it in the error budget, stopped the split, and merged two of them back. Then I wrote
down when we split and when we do not. Incidents went from nine a month to two.`,
      ],
      [
        'behavioral',
        LATE,
        `First I say the new date and what it means for them. When the search rewrite slipped by three weeks, I met with the marketing lead,
showed which parts were ready, and proposed to launch in one country first. We launched there on time, and the rest followed.`,
      ],
      [
        'technical',
        solved('Kubernetes'),
        `Pods were killed at night and nobody knew why. I compared memory graphs with the job schedule, found that a report loaded a whole
table, and rewrote it to stream. I also set limits and added an alert. Restarts dropped from thirty a night to zero, and I knew it was
solved because the alert has stayed quiet for two months.`,
      ],
    ],
    levels: { problem: 5, action: 5, result: 5, ownership: 5, clarity: 5 },
  },
  {
    title: 'a team without anybody in it',
    locale: 'en-US',
    technologies: ['Java'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        `We moved to a new framework too early. There were a lot of bugs and our customers complained, so we went back to the old one and
planned it better. In the end it was stable.`,
      ],
      [
        'behavioral',
        LATE,
        'We tell them as soon as we know, and our manager usually sends a mail with the new deadline.',
      ],
      [
        'technical',
        solved('Java'),
        `We had a memory leak in our Java service. The team looked at heap dumps and we fixed the cache, and the crashes stopped.`,
      ],
    ],
    levels: { problem: 4, action: 2, result: 4, ownership: 1, clarity: 3 },
  },
  {
    title: 'general words',
    locale: 'en-US',
    technologies: ['SQL'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        'I am a very positive person and I always see mistakes as opportunities to grow as a professional.',
      ],
      ['behavioral', LATE, 'Communication is key. It is important to be honest and transparent with all stakeholders.'],
      [
        'technical',
        solved('SQL'),
        'SQL is one of my strongest skills and I am comfortable with all kinds of queries and databases.',
      ],
    ],
    levels: { problem: 0, action: 0, result: 0, ownership: 1, clarity: 0 },
  },
  {
    title: 'a designer who acts and measures little',
    locale: 'en-US',
    technologies: ['Figma'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        `I redesigned the sign-up page with a long single form. Support told me people were confused, so I watched five recordings, found
that the address step lost them, and split the form in two. I am not sure if it changed the numbers, we never measured it.`,
      ],
      [
        'behavioral',
        LATE,
        `I draw it. For the last delay I made a simple picture of what was waiting for what, and I walked the sales team through it. They
stopped asking every day.`,
      ],
      [
        'technical',
        solved('Figma'),
        `Our components in Figma were inconsistent, every screen had its own buttons. I built a library, wrote a page on how to use it, and
ran two sessions with the team.`,
      ],
    ],
    levels: { problem: 4, action: 5, result: 2, ownership: 5, clarity: 4 },
  },
  {
    title: 'results without a way to them',
    locale: 'en-US',
    technologies: ['Salesforce'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        'A campaign did not bring what was hoped for. Eventually it was fixed and revenue grew by twelve percent that quarter.',
      ],
      ['behavioral', LATE, 'Usually there is a call and the customer is satisfied in the end.'],
      [
        'technical',
        solved('Salesforce'),
        'With Salesforce the pipeline improved a lot. Sales increased by thirty percent and the reports were delivered on time.',
      ],
    ],
    levels: { problem: 1, action: 0, result: 4, ownership: 0, clarity: 2 },
  },
  {
    title: 'one good case among thin answers',
    locale: 'en-US',
    technologies: ['Python'],
    exchanges: [
      ['behavioral', FAILED, 'I once picked the wrong tool for a report. I changed it later.'],
      ['behavioral', LATE, 'I would just tell them the reason and the new date.'],
      [
        'technical',
        solved('Python'),
        `A nightly import failed about once a week and somebody had to restart it by hand. I added logging, found that one supplier sent
broken dates, and wrote a Python check that rejects those rows with a message. It has not failed since then.`,
      ],
    ],
    levels: { problem: 4, action: 4, result: 3, ownership: 4, clarity: 3 },
  },
];
