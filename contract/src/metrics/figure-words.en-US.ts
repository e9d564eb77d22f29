import type { AllFigureWords } from './figure-words.pt-BR.ts';

/** The same in English. */
export const figureWordsEnUS: AllFigureWords = {
  assessments: {
    name: 'Assessments taken',
    definition:
      'Tests of applications that were handed in during the period with at least one answer, and AI interviews that were completed in it.',
    leftOut:
      'Not counted: reused results, tests that people chose for themselves, and tests cut short by the end of the application.',
  },
  compatibility: {
    name: 'Average match',
    definition:
      'Mean match on arrival of the applications received during the period. Later changes to the profile or the job do not alter it.',
    leftOut:
      'Not counted: applications about which too little is known, and those whose data were erased. Applications from before this was recorded count with the match of the day recording began.',
  },
  conversion: {
    name: 'Conversion rate',
    definition:
      'Hires divided by all applications that ended during the period: hired, rejected, withdrawn or closed with the job.',
    leftOut: 'A reopened application has not ended; if it ends again, only the last end counts.',
  },
  closingTime: {
    name: 'Average time to hire',
    definition:
      'Days from the publication of the job to the hire, one value for each hire of the period: the mean and, beside it, the median.',
    leftOut: 'Pauses of the job are not deducted.',
  },
  activeCandidates: {
    name: 'Active candidates',
    definition:
      'Distinct people in process in active jobs right now, compared with the same time of day at the end of the previous period. Somebody in two jobs counts once.',
    leftOut:
      'Not counted: people who were hired, and those in paused jobs. The home counts applications, not people. Past pauses of jobs are not recorded: the former value counts jobs that were published and not yet closed.',
  },
  engagement: {
    name: 'Engagement rate',
    definition:
      'Of what people were asked for and answered, or had due, during the period, the share answered in time: tests, interview invitations, AI interviews and offers. Declining is an answer, too.',
    leftOut: 'Not counted: what the company called off. The response rate of talents follows the same rule.',
  },
  technologies: {
    name: 'Most common technologies',
    definition:
      'Distinct people who applied during the period and have a technology that the job asks for; “proven” means by a result that is valid today, the others only declare it.',
    leftOut: 'Related technologies do not count. The ten most frequent are shown.',
  },
  applications: {
    name: 'Applications by job',
    definition: 'Applications received during the period, by job, whatever became of them since.',
    leftOut: 'Those whose data were erased are still counted, without a name.',
  },
  jobCompatibility: {
    name: 'Match by job',
    definition:
      'Mean match on arrival of the applications that the job received during the period. The line is the mean of all the jobs you work with.',
    leftOut: 'As in the average match; with fewer than five cases there is no mean.',
  },
  interviews: {
    name: 'Interviews by job',
    definition: 'Interviews held during the period, with people or by the program, by job.',
    leftOut: 'Not counted: interviews that are still ahead, were called off or were declined.',
  },
  compatible: {
    name: 'Highly compatible',
    definition:
      'People in process whose match is 80% or more today, each in the job that suits them best; those without a scheduled interview come first.',
    leftOut: 'Whoever applied under blind review appears without a name.',
  },
};
