import { createQuestion, updateQuestion } from '@prova/contract/assessments/questions';
import { appendQuestions } from '@prova/contract/assessments/tests';
import { requestExample } from '../../platform/http/request-example.ts';
import type { ServerModule } from '../../platform/module.ts';
import * as budgets from './assessments.budgets.ts';
import { assessmentsData } from './assessments.privacy.ts';
import { assessmentRoutes } from './assessments.routes.ts';
import { checkSolutionTask } from './check-solution.ts';
import { assessmentPorts } from './ports.ts';
import { sweepPicturesTask } from './statement-pictures.ts';

// Of the options one is right.
const options = [
  { text: 'map', correct: false },
  { text: 'filter', correct: true },
];

const appendExample = requestExample(appendQuestions, {
  questions: [
    { type: 'MULTIPLE_CHOICE', text: '<p>Qual método devolve os itens que passam por um teste?</p>', options },
  ],
});

export const assessments: ServerModule = {
  name: 'assessments',
  routes: assessmentRoutes,
  examples: [requestExample(createQuestion, { options }), requestExample(updateQuestion, { options }), appendExample],
  tasks: [checkSolutionTask, sweepPicturesTask],
  budgets: Object.values(budgets),
  personalData: assessmentsData,
  ports: assessmentPorts,
};
