/**
 * Time limits of tests and hooks, in milliseconds. They only end hangs: no test may depend on the
 * speed of the machine, and another program may use all of its cores.
 */
export const limits = { testTimeout: 240_000, hookTimeout: 240_000 }
