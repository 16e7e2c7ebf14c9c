/** Whether processes of the service are killed during the tests (`processes/kills-main.ts`). */
const withKills = process.env.APP_TEST_KILLS !== undefined

/**
 * Options of waiting for what the service does in the background. The limit only ends hangs. It takes
 * minutes until the jobs of a killed process are taken over: the test is repeated instead.
 */
export const waitOptions = { timeout: withKills ? 30_000 : 300_000 }
