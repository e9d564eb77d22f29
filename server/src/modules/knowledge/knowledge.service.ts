export { createArticle, updateArticle } from './articles.ts';
export { dismissAuthor, listAuthors, nameAuthor } from './authors.ts';
