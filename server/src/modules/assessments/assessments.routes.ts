import * as questions from '@prova/contract/assessments/questions';
import * as pictures from '@prova/contract/assessments/statement-pictures';
import * as testFiles from '@prova/contract/assessments/test-files';
import * as tests from '@prova/contract/assessments/tests';
import { tryCode } from '@prova/contract/assessments/try-code';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { listQuestions, listTests, requireTest, testDetails } from './assessments.service.ts';
import { exportAsFile, readFile } from './files/test-files.ts';
import { savePools } from './pools.ts';
import { uploadPicture } from './statement-pictures.ts';
import { tryQuestion } from './try-question.ts';
import {
  addQuestion,
  appendQuestions,
  changeQuestion,
  listBank,
  orderQuestions,
  removeQuestion,
} from './write-questions.ts';
import { changeTest, createTest, duplicateTest, removeTest, toggleTest } from './write-test.ts';

export const assessmentRoutes: readonly Route[] = [
  route(tests.listTests, async (ctx, { query }) => {
    const { data, meta } = await listTests(ctx, query);
    return reply(data, { meta });
  }),
  route(tests.getTest, (ctx, { params }) => requireTest(ctx, params.id)),
  route(tests.getTestDetails, (ctx, { params, query }) => testDetails(ctx, params.id, query.includeAnswers === 'true')),
  route(tests.listQuestions, (ctx, { params, query }) =>
    listQuestions(ctx, params.id, query.includeAnswers === 'true'),
  ),
  route(tests.createTest, (ctx, { body }) => createTest(ctx, body)),
  route(tests.updateTest, (ctx, { params, body }) => changeTest(ctx, params.id, body)),
  route(tests.toggleTest, (ctx, { params, body }) => toggleTest(ctx, params.id, body?.status)),
  route(tests.duplicateTest, (ctx, { params }) => duplicateTest(ctx, params.id)),
  route(tests.orderQuestions, (ctx, { params, body }) => orderQuestions(ctx, params.id, body.ids)),
  route(tests.appendQuestions, (ctx, { params, body }) => appendQuestions(ctx, params.id, body.questions)),
  route(tests.savePools, (ctx, { params, body }) => savePools(ctx, params.id, body)),
  route(testFiles.exportTest, (ctx, { params, query }) => exportAsFile(ctx, params.id, query.format)),
  route(testFiles.readTestFile, async (ctx, { files: { file = [] } }) => readFile(ctx, file)),
  route(tests.removeTest, (ctx, { params }) => removeTest(ctx, params.id)),
  route(questions.listBank, async (ctx, { query }) => {
    const { data, meta } = await listBank(ctx, query);
    return reply(data, { meta });
  }),
  route(pictures.uploadStatementPicture, (ctx, { files: { file = [] } }) => uploadPicture(ctx, file)),
  route(tryCode, (ctx, { body }) => tryQuestion(ctx, body)),
  route(questions.createQuestion, (ctx, { body: { testId, position, ...question } }) =>
    addQuestion(ctx, testId, question, position),
  ),
  route(questions.updateQuestion, (ctx, { params, body: { version, ...question } }) =>
    changeQuestion(ctx, params.id, version, question),
  ),
  route(questions.removeQuestion, (ctx, { params }) => removeQuestion(ctx, params.id)),
];
