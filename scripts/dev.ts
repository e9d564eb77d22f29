// npm run dev: the same with reload; the web client comes from Vite, which passes calls on to the server.
import { runProva } from './run-prova.ts';

await runProva({ develop: true });
