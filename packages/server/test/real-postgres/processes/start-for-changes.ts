import { onTestFinished } from 'vitest'
import { createDatabaseUrl, type TestResponse } from '../../harness'
import { createTestService } from '../../test-service'
import { query } from '../query'
import { lockUser, waitForWaiting } from '../waiting'

/** Starts a service, with functions that send a request while another one changes the same user. */
export async function startForChanges() {
  const databaseUrl = await createDatabaseUrl()
  const service = await createTestService({ databaseUrl })
  onTestFinished(() => service.server.close())

  /**
   * Sends two requests that wait for the row of a user, the second one once the first one waits.
   * Returns the responses.
   */
  async function oneAfterAnother(
    userId: string,
    requests: [() => Promise<TestResponse>, () => Promise<TestResponse>],
  ): Promise<TestResponse[]> {
    const unlock = await lockUser(databaseUrl, userId)
    const responses: Promise<TestResponse>[] = []
    for (const send of requests) {
      const response = send()
      responses.push(response)
      // It may respond at once instead, which the expectation of the test reports.
      await Promise.race([waitForWaiting(databaseUrl, responses.length), response])
    }
    await unlock()
    return Promise.all(responses)
  }

  /** Sends a request that waits for the row of a user, whose sessions end in the meantime. */
  async function whileSessionsEnd(
    userId: string,
    send: () => Promise<TestResponse>,
  ): Promise<TestResponse> {
    const unlock = await lockUser(databaseUrl, userId)
    const response = send()
    await Promise.race([waitForWaiting(databaseUrl, 1), response])
    await query(databaseUrl, `delete from sessions where user_id = '${userId}'`)
    await unlock()
    return response
  }

  return { ...service, databaseUrl, oneAfterAnother, whileSessionsEnd }
}

/** Returns the known error of each response, or its status. */
export function codesOf(responses: TestResponse[]) {
  return responses.map(({ status, body }) => body.code ?? status)
}
