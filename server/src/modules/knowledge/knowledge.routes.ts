import * as articles from '@prova/contract/knowledge/articles';
import { getBlogArticle, listBlog } from '@prova/contract/knowledge/blog';
import * as courses from '@prova/contract/knowledge/courses';
import { getKnowledgeFacets } from '@prova/contract/knowledge/items';
import * as paths from '@prova/contract/knowledge/learning-paths';
import * as lessons from '@prova/contract/knowledge/lessons';
import { uploadKnowledgePicture } from '@prova/contract/knowledge/pictures';
import { runCodeOfPage } from '@prova/contract/knowledge/run-code';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { whileThere } from '../../platform/http/while-there.ts';
import { bookmarkArticle, createArticle, getArticle, markRead, removeBookmark, updateArticle } from './articles.ts';
import { readBlog, readBlogArticle } from './blog.ts';
import { courseCard, createCourse, getCourse, updateCourse } from './courses.ts';
import { enroll, leave, setCourseProgress, setPathProgress } from './enrolments.ts';
import { facetsOf, listItems } from './items.ts';
import { createLearningPath, getLearningPath, pathCard, updateLearningPath } from './learning-paths.ts';
import { changeLesson, createLesson, getLesson, orderLessons, removeLesson } from './lessons.ts';
import { uploadPicture } from './pictures.ts';
import { runCodeOf } from './run-code.ts';
import { removeItem } from './write-item.ts';

const courseRoutes: readonly Route[] = [
  route(courses.listCourses, async (ctx, { query }) => {
    const { data, meta } = await listItems(ctx, 'course', query);
    return reply(data.map(courseCard), { meta });
  }),
  route(courses.getCourse, (ctx, { params, query }) => getCourse(ctx, params.id, query.talentId)),
  route(courses.createCourse, (ctx, { body }) => createCourse(ctx, body)),
  route(courses.updateCourse, (ctx, { params, body }) => updateCourse(ctx, params.id, body)),
  route(courses.deleteCourse, (ctx, { params }) => removeItem(ctx, 'course', params.id)),
  route(courses.enrollInCourse, (ctx, { params }) => enroll(ctx, 'course', params.id)),
  route(courses.leaveCourse, (ctx, { params }) => leave(ctx, 'course', params.id)),
  route(courses.setCourseProgress, (ctx, { params, body }) => setCourseProgress(ctx, params.id, body)),

  route(lessons.getLesson, (ctx, { params, query }) => getLesson(ctx, params.id, params.lessonId, query.talentId)),
  route(lessons.createLesson, (ctx, { params, body }) => createLesson(ctx, params.id, body)),
  route(lessons.updateLesson, (ctx, { params, body }) => changeLesson(ctx, params.id, params.lessonId, body)),
  route(lessons.deleteLesson, (ctx, { params }) => removeLesson(ctx, params.id, params.lessonId)),
  route(lessons.orderLessons, (ctx, { params, body }) => orderLessons(ctx, params.id, body)),
];

const articleRoutes: readonly Route[] = [
  route(articles.listArticles, async (ctx, { query }) => {
    const { data, meta } = await listItems(ctx, 'article', query);
    return reply(data, { meta });
  }),
  route(articles.getArticle, (ctx, { params, query }) => getArticle(ctx, params.id, query.talentId)),
  route(articles.createArticle, (ctx, { body }) => createArticle(ctx, body)),
  route(articles.updateArticle, (ctx, { params, body }) => updateArticle(ctx, params.id, body)),
  route(articles.deleteArticle, (ctx, { params }) => removeItem(ctx, 'article', params.id)),
  route(articles.bookmarkArticle, (ctx, { params }) => bookmarkArticle(ctx, params.id)),
  route(articles.removeBookmark, (ctx, { params }) => removeBookmark(ctx, params.id)),
  route(articles.markArticleRead, (ctx, { params, body }) => markRead(ctx, params.id, body.read)),
];

const pathRoutes: readonly Route[] = [
  route(paths.listLearningPaths, async (ctx, { query }) => {
    const { data, meta } = await listItems(ctx, 'path', query);
    return reply(data.map(pathCard), { meta });
  }),
  route(paths.getLearningPath, (ctx, { params, query }) => getLearningPath(ctx, params.id, query.talentId)),
  route(paths.createLearningPath, (ctx, { body }) => createLearningPath(ctx, body)),
  route(paths.updateLearningPath, (ctx, { params, body }) => updateLearningPath(ctx, params.id, body)),
  route(paths.deleteLearningPath, (ctx, { params }) => removeItem(ctx, 'path', params.id)),
  route(paths.enrollInPath, (ctx, { params }) => enroll(ctx, 'path', params.id)),
  route(paths.leavePath, (ctx, { params }) => leave(ctx, 'path', params.id)),
  route(paths.setPathProgress, (ctx, { params }) => setPathProgress(ctx, params.id)),
];

export const knowledgeRoutes: readonly Route[] = [
  route(getKnowledgeFacets, (ctx, { query }) => facetsOf(ctx, query)),
  ...courseRoutes,
  ...articleRoutes,
  route(listBlog, async (ctx, { query }) => {
    const { data, meta } = await readBlog(ctx, query);
    return reply(data, { meta });
  }),
  route(getBlogArticle, (ctx, { params }) => readBlogArticle(ctx, params.slug)),
  ...pathRoutes,
  route(runCodeOfPage, (ctx, { body, http }) => whileThere(http.request, (signal) => runCodeOf(ctx, body, signal))),
  route(uploadKnowledgePicture, (ctx, { files }) => uploadPicture(ctx, files.file ?? [])),
];
