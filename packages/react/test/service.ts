import type { TestProject } from 'vitest/node'
import { startOnce } from '../../../vitest.shared-setup'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the service of this test run. */
    serviceUrl: string
    /**
     * Its clock, which is frozen so that codes of authenticator apps do not change during a test.
     */
    serviceTime: number
  }
}

/**
 * Starts one service for all tests on a version of React, those with processes of their own included. The same files run
 * on the other version, and some of them change the project that all share.
 */
export default async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const version = name.startsWith('react-18') ? '18' : '19'
  const { details, stop } = await startOnce(`service for React ${version}`, async () => {
    const { startTestService } = await import('./start-service')
    return startTestService()
  })
  provide('serviceTime', details.serviceTime)
  provide('serviceUrl', details.serviceUrl)
  return stop
}
