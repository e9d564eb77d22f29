import { constants } from 'node:fs';
import { loadPyodide, type PyodideAPI, type PyodideConfig } from 'pyodide';

// Its file system asks for the numbers of these flags in a way that Node's permissions forbid.
Object.assign(process, { binding: () => ({ fs: constants }) });

/** What answers import most: done before the snapshot, it costs them nothing. The program is called as everywhere, wherever it lies. */
const IMPORTED = `import abc, asyncio, bisect, collections, copy, dataclasses, datetime, decimal, enum, fractions
import functools, heapq, inspect, io, itertools, json, math, operator, random, re, statistics, string, sys, textwrap
import time, traceback, typing
sys.executable = sys._base_executable = 'python'
sys.orig_argv = ['python']`;

/** CPython in WebAssembly, without the objects of its host. */
export async function openPython(options: PyodideConfig): Promise<PyodideAPI> {
  const nothing = () => undefined;
  const python = await loadPyodide({
    jsglobals: Object.create(null),
    // Sets come out in the same order each time; and what is called says nothing of where it lies.
    env: { PYTHONHASHSEED: '0', _: 'python' },
    stdin: () => null,
    stdout: nothing,
    stderr: nothing,
    ...options,
  });
  if (!options._loadSnapshot) python.runPython(IMPORTED);
  return python;
}
