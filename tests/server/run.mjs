// Runs the tests of the server through its socket (support/suite.mjs).
//
//   node tests/server/run.mjs [WORD...]   tests whose file or name has one of the words; default: all
//
//   KOSYNIER=build/release/kosynier       the program
//   JOBS=3                                how many tests at a time
//   SEED=N                                of what is random; default: 1794
//   MUCH=1                                how many times as much of what is random

import { join } from 'node:path';
import { ROOT } from './support/server.mjs';
import { suite, Test } from './support/suite.mjs';

export { Test };

await suite(join(ROOT, 'tests/server'), () => new Test(), /^kill|at any moment|held too long|chits in the pool/);
process.exit();
