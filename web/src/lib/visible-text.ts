/** For the design system, which does not know the contract. */
export { trimmed } from '@prova/contract/visible-text';
