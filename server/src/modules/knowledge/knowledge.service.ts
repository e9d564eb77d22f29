export { dismissAuthor, listAuthors, nameAuthor } from './authors.ts';
export { takeDown } from './write-item.ts';
