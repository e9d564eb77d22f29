import { createQuestion, updateQuestion } from '@prova/contract/assessments/questions';
import { requestExample } from '../../platform/http/request-example.ts';
import type { ServerModule } from '../../platform/module.ts';
import { assessmentsData } from './assessments.privacy.ts';
import { assessmentRoutes } from './assessments.routes.ts';

// Of the options one is right.
const options = [
  { text: 'map', correct: false },
  { text: 'filter', correct: true },
];

export const assessments: ServerModule = {
  name: 'assessments',
  routes: assessmentRoutes,
  examples: [requestExample(createQuestion, { options }), requestExample(updateQuestion, { options })],
  personalData: assessmentsData,
};
