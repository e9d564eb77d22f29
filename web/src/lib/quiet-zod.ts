// zod tries whether it may compile code, which the content security policy forbids and reports. Its settings live in
// this global, so that it can be told before any schema exists and without loading it here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
