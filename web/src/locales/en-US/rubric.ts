import type { Phrases } from '../phrases.ts';
import type { rubric as ptBR } from '../pt-BR/rubric.ts';

export const rubric: Phrases<typeof ptBR> = {
  title: 'Grading criteria',
  hint: 'Graders give points for each criterion, and the sum is the grade. Whoever takes the test only sees them in the result, if you show the answers.',
  casesHint: 'With criteria, the cases are only shown to graders: they propose no points.',
  add: 'Add a criterion',
  name: 'Criterion {{number}}',
  points: 'Points',
  pointsOf: 'Points of criterion {{number}}',
  description: 'What to look at in criterion {{number}}',
  descriptionPlaceholder: 'What to look at, and what is worth how much',
  remove: 'Remove criterion {{number}}',
  worth_zero: 'The question has the sum of its criteria.',
  worth_one: 'The question has {{count, number}} point, the sum of its criteria.',
  worth_many: 'The question has {{count, number}} points, the sum of its criteria.',
  worth_other: 'The question has {{count, number}} points, the sum of its criteria.',
  whole: 'The criteria add up to {{points}}. Make it a whole number, from 1 to 100.',
  given: '{{name}}, 0 to {{max}}',
  less: 'A quarter of a point less for {{name}}',
  more: 'A quarter of a point more for {{name}}',
  keys: 'Type the points or use ↑ and ↓. Enter goes to the next criterion.',
  wrong: 'Enter 0 to {{max}}, in quarters.',
  total: 'Sum: {{points}} of {{max}}',
  pointsOfMax: '{{points}} of {{max}}',
};
