import type { Phrases } from '../phrases.ts';
import type { guide as source } from '../pt-BR/guide.ts';

export const guide: Phrases<typeof source> = {
  title: 'Guide to candidates',
  lead: 'From the first application to the hire: what each screen does, and what the person on the other side gets.',
  contents: 'In this guide',
  chapters: {
    board: {
      title: 'The board of a job',
      text: [
        'Each column is a stage, each card an application. Drag the card, use its menu or the keyboard: it is all the same. Your colleagues see the move at once.',
        'Before you drop a card, the board shows whether the stage sends an email. It only leaves 10 seconds later, and until then Undo cancels everything, the email included.',
        'Cards with an overdue reply rise to the top. Filters, search and grouping live in the address of the page: copy the link, and the other person sees the same view.',
      ],
      picture: 'The board of a job, with its stages side by side',
      link: 'Open my jobs',
    },
    match: {
      title: 'The match',
      text: [
        'The number from 0 to 100 compares what the job asks for with what is known about the person, and it is the same on every screen. What was proven in a test weighs more than what was only declared. Name, photo, age, address and school never enter.',
        'Press the number to see where each point comes from. When little is known about a person, there is no percentage: the screen says that something is missing.',
        'It helps you choose where to start. You decide.',
      ],
      picture: 'Where the points of a person’s match come from',
    },
    panel: {
      title: 'An open application',
      text: [
        'Beside the board you find the resume, the answers of the form, tests, messages, the team’s notes and the whole history of the application. J and K take you to the next one and back without closing it.',
        'Notes stay within the team. Messages go to the person, who replies through a link, with or without an account.',
      ],
      picture: 'An open application, with its resume and history',
    },
    decide: {
      title: 'Advance, wait or reject',
      text: [
        'Advancing leads to the next stage and stops before the offer, which you write and review. Putting on hold keeps the application without ending it. Rejecting asks for a reason and shows the email first: change the words, or do not send it.',
        'None of this is final: every rejection can be reopened, and the latest step can be undone for 10 seconds.',
        'Write what you would like to receive. An honest reason and a kept date are what people remember most.',
      ],
      picture: 'Rejecting an application, with the reason and the email the person will get',
    },
    many: {
      title: 'Many people at once',
      text: [
        'Press Select, mark up to {{most, number}} applications, and advance, reject or move them. Tests go to up to {{tests, number}} people at a time, and interviews are scheduled one after the other with up to {{interviews, number}}.',
        'When some cannot be done, the others are done all the same. You see who was left out, and why.',
      ],
      picture: 'The action bar with several applications selected',
    },
    tests: {
      title: 'Tests',
      text: [
        'Send a test to one person or to many. Deadline and time are shown before it starts, answers are saved as they are typed, and nobody loses a test to a dropped connection.',
        'Written answers, code and video go to the grading queue without names. From 50% on a result can become proof: people with an account show it again for another job instead of retaking the test.',
      ],
      picture: 'The tests of the company',
      link: 'Open tests',
    },
    interviews: {
      title: 'Interviews',
      text: [
        'Schedule by video, in person or by phone. The person gets an invitation with a calendar file, accepts, declines or asks for another time through the link, and is reminded.',
        'Video interviews happen in our own room: camera and microphone are tested first, and nobody comes in until you let them.',
      ],
      picture: 'Today’s interviews, and those ahead',
      link: 'Open interviews',
    },
    promise: {
      title: 'The reply promise',
      text: [
        'At each stage the job promises a reply within so many days, and the person sees the date. When it is due, the card rises and your home page tells you.',
        'If you cannot decide in time, say so: a short message is worth more than silence. While a test or an interview is with the person, the clock waits.',
      ],
      picture: 'What waits for a reply, on the home page',
      link: 'See what waits for you',
    },
    keys: {
      title: 'Hands on the keyboard',
      text: ['These shortcuts work on the board. Press ? there to see the list at any time.'],
    },
  },
};
