import { vi } from 'vitest';

// Most tests sign somebody up first. Hashing stays what it is, at the lowest cost there is; that the server takes the
// true one is tried where it runs as a process of its own (platform/production.test.ts).
vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  const cheap = { memoryCost: 8, timeCost: 1 };
  return { ...argon2, hash: (password, options, signal) => argon2.hash(password, { ...options, ...cheap }, signal) };
});
