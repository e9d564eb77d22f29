// node make-snapshot.ts <python or sql> <file>: runs code of ours alone, and therefore outside of the sandbox.
import { writeFileSync } from 'node:fs';
import { openPython } from './python-interpreter.ts';
import { openDatabase } from './sql-database.ts';

const [, , interpreter = '', file = ''] = process.argv;
if (interpreter === 'python') {
  const python = await openPython({ _makeSnapshot: true });
  writeFileSync(file, python.makeMemorySnapshot());
} else {
  const database = await openDatabase();
  writeFileSync(file, await (await database.dumpDataDir('none')).bytes());
}
// Both leave something open.
process.exit();
