// npm run google-stand-in [-- <e-mail> [<name>]]: an issuer on this machine in Google's place, for trying by hand what a
// Google account opens. Whoever presses the button is the person of this e-mail; for another one start it again.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startFakeGoogle } from '../server/test/fake-google.ts';
import { say } from './say.ts';

const PORT = 3999;
const [email = 'ana.moura@gmail.com', name = 'Ana Moura'] = process.argv.slice(2);

const google = await startFakeGoogle(PORT);
google.state.script = readFileSync(new URL('../e2e/support/google-stand-in.js', import.meta.url), 'utf8');
// One e-mail is one Google account, also after the next start.
const sub = createHash('sha256').update(email).digest('hex').slice(0, 21);
google.state.person = { sub, email, name };

const settings = Object.entries(google.settings).map(([key, value]) => `${key}=${value}`);
say(
  `The Google button signs in ${name} <${email}> once Prova runs with these settings, on one line before npm run dev:`,
);
say();
say(`  ${settings.join(' ')}`);
say();
say('Ctrl+C stops it.');
process.on('disconnect', () => process.exit());
