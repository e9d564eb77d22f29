export { dismissAuthor, listAuthors, nameAuthor } from './authors.ts';
