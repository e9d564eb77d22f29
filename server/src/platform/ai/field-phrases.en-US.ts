import type { FieldPhrases } from './field-words.ts';

export const fieldPhrasesEnUS: FieldPhrases = {
  support: {
    purpose:
      'In this role, you are the person who answers when someone needs help, and who notices first what is not working.',
    work: [
      'Help the people who write to us, from first contact to solution.',
      'Reproduce problems, note what you saw, and hand over to the right team what is not yours to fix.',
      'Write and maintain answers and articles that keep the same question from coming back.',
      'Keep people posted, even when the news is that there is none yet.',
      'Show the product team what bothers people most, with examples.',
    ],
    show: [
      'Clear, kind writing, also to people who are in a hurry or upset.',
      'Questions that lead to the cause of a problem.',
      'A sense of priority when several requests arrive at once.',
    ],
  },
  sales: {
    purpose:
      'In this role, you are the person who understands each customer’s problem and says frankly whether we can solve it.',
    work: [
      'Find companies and people for whom our offer makes a difference.',
      'Listen to the buyer’s problem before presenting a solution.',
      'Run demos, proposals and negotiations through to closing.',
      'Keep the pipeline up to date: next step, date, and the reason for every loss.',
      'Agree with customer service on what was promised to each customer.',
    ],
    show: [
      'Questions that uncover what a customer needs.',
      'A proposal explained in a few sentences, with price and next steps.',
      'Forecasts based on the pipeline, not on optimism.',
    ],
  },
  design: {
    purpose: 'In this role, you are the person who turns what people need into screens that need no explanation.',
    work: [
      'Find out with users what gets in their way before you draw.',
      'Design flows and screens from sketch to production, error and empty states included.',
      'Test prototypes with people and change what did not work.',
      'Look after the components and patterns that the team reuses.',
      'Stay with the developers while it is built, and adjust the details.',
    ],
    show: [
      'A piece of your work told from problem to result, with what was left behind.',
      'Choices of hierarchy, wording and space that you can explain.',
      'Care for accessibility: contrast, keyboard and reading.',
    ],
  },
  data: {
    purpose: 'In this role, you are the person who turns data into answers that the company can trust when it decides.',
    work: [
      'Turn business questions into analyses that others can check.',
      'Prepare and validate data, and say when it is not enough.',
      'Build dashboards and models that stay right when the data changes.',
      'Explain results and their uncertainty to the people who decide.',
      'Document metrics and sources so that every number means one thing.',
    ],
    show: [
      'An analysis of yours from question to conclusion, with its limits.',
      'Enough command of queries and statistics to doubt your own result.',
      'A finding explained without jargon.',
    ],
  },
  backend: {
    purpose:
      'In this role, you are the person who looks after what nobody sees and all else depends on: rules, data, integrations.',
    work: [
      'Design and build APIs and services that other teams can use without surprises.',
      'Model data and write queries that stay fast at real volumes.',
      'Integrate third-party systems and handle what happens when they fail.',
      'Test what matters, and watch the service in production.',
      'Trace incidents to their cause and fix what allowed them.',
    ],
    show: [
      'A service or API that you can explain: its limits, errors and data choices.',
      'Readable code, with tests that fail for the right reason.',
      'Reasoning about concurrency, performance and security.',
    ],
  },
  frontend: {
    purpose: 'In this role, you are the person who builds the interface that people use, fast and clear on any screen.',
    work: [
      'Build screens from the design, with their loading, empty and error states.',
      'Create accessible components that work by keyboard and screen reader.',
      'Connect the interface to APIs, and handle slow networks and unexpected answers.',
      'Measure and improve loading and response times.',
      'Write tests of the behavior that people notice.',
    ],
    show: [
      'An interface of yours that works on a phone and by keyboard.',
      'Components with state and effects that you can explain.',
      'An eye for visual detail and for the words on the screen.',
    ],
  },
  mobile: {
    purpose: 'In this role, you are the person who builds the app that people carry with them, online or off.',
    work: [
      'Build the app’s screens and flows from prototype to store.',
      'Handle missing networks, battery and permissions without losing what people did.',
      'Release versions safely, and follow crashes after each release.',
      'Agree with the back end on contracts that older versions of the app can live with.',
      'Write tests and shorten the time the app takes to open.',
    ],
    show: [
      'An app, or a part of one, that you built, and what you learned from releasing it.',
      'Care for performance and for older systems.',
      'Code that keeps screen, state and data access apart.',
    ],
  },
  quality: {
    purpose:
      'In this role, you are the person who finds the problem before users do, and helps the team not to repeat it.',
    work: [
      'Plan what to test from risk, not just from a list of screens.',
      'Automate the tests that are worth it and explore the rest by hand.',
      'Report problems that anyone can reproduce.',
      'Take part from the definition on, asking what could go wrong.',
      'Look after test environments and data.',
    ],
    show: [
      'A short test plan for a feature that you know.',
      'Reports with steps, the expected and the actual result.',
      'Stable automated tests that fail when they should.',
    ],
  },
  infrastructure: {
    purpose: 'In this role, you are the person who keeps everything running and makes every release a quiet event.',
    work: [
      'Keep infrastructure as code, reviewed and with a history.',
      'Build and maintain the path of the code to production.',
      'Define alerts for what matters, and for nothing else.',
      'Respond to incidents and write down what was learned.',
      'Watch the cost, capacity and security of the environments.',
    ],
    show: [
      'An environment or pipeline that you set up, and how it fails.',
      'A methodical diagnosis of a system that is down.',
      'Automation in place of manual steps.',
    ],
  },
  product: {
    purpose:
      'In this role, you are the person who decides with the team which problem is worth solving now, and how we will know.',
    work: [
      'Talk to users and bring the team the problem, not just the request.',
      'Set priorities and explain what is left out.',
      'Write down what will be built so that design and engineering can start.',
      'Follow the metrics of what was released and decide what comes next.',
      'Align expectations with sales, customer service and leadership.',
    ],
    show: [
      'A product decision of yours: the evidence, the choice and the result.',
      'A problem described on one page, without a built-in solution.',
      'Data and conversations that made you change your mind.',
    ],
  },
  people: {
    purpose: 'In this role, you are the person who looks after how people arrive, work and grow in the company.',
    work: [
      'Run hiring with clear criteria and an answer for everyone.',
      'Welcome new colleagues and stay close in their first weeks.',
      'Support managers in conversations about performance and growth.',
      'Look after policies, benefits and routines, on time and in confidence.',
      'Listen to teams and turn what they say into changes that can be made.',
    ],
    show: [
      'A hard conversation held with respect, and what came of it.',
      'Clear writing of policies and announcements.',
      'Care for personal data and labor law.',
    ],
  },
  marketing: {
    purpose:
      'In this role, you are the person who lets the right people know what the company offers, without exaggeration.',
    work: [
      'Plan campaigns with a goal, an audience and a measure of success.',
      'Write and edit texts that say something to their readers.',
      'Publish, test variations and keep what works.',
      'Follow the numbers of each channel and explain what they show.',
      'Work with sales and product so that what is promised is what is delivered.',
    ],
    show: [
      'A campaign or a text of yours, with the result it had.',
      'Texts in different tones for different readers.',
      'An honest reading of metrics.',
    ],
  },
  finance: {
    purpose:
      'In this role, you are the person who makes sure that every number adds up and reaches those who decide in time.',
    work: [
      'Handle payments, receipts and reconciliations on time.',
      'Close the books and explain the differences.',
      'Prepare budgets and follow them against what was spent.',
      'Meet tax obligations and audits with documents in order.',
      'Improve controls and take manual steps out of the routine.',
    ],
    show: [
      'A reconciliation or a closing explained step by step.',
      'Spreadsheets that someone else can check.',
      'Knowledge of the rules that apply to the work.',
    ],
  },
  engineering: {
    purpose:
      'In this role, you are the person who takes a problem of the people who use the product to the code that solves it.',
    work: [
      'Understand the problem with those who have it and propose the simplest solution.',
      'Build, test and release what was agreed in small steps.',
      'Review the code of colleagues and make good use of reviews of yours.',
      'Improve what exists step by step: clarity, tests and performance.',
      'Keep an eye on what was released, and act when something looks off.',
    ],
    show: [
      'A system, or a part of one, that you built and can explain.',
      'Readable code, with tests of what matters.',
      'A technical choice of yours, with the alternatives you left out.',
    ],
  },
  general: {
    purpose: 'In this role, you are the person who takes on this part of the work and answers for its result.',
    work: [
      'Take the work of the area from request to result.',
      'Agree on dates, and say early when something changes.',
      'Record what was decided and how the work is done.',
      'Solve with other areas what depends on more than one.',
      'Propose improvements based on what did not work.',
    ],
    show: [
      'A result of yours, and how you got there.',
      'Clear communication, in writing and in conversation.',
      'Reasoning in front of a new problem.',
    ],
  },
};
