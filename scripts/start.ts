// npm start: everything up, on one port. See docs/operations.md.
import { runProva } from './run-prova.ts';

await runProva({ develop: false });
