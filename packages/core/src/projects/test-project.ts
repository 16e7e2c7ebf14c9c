import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'

/** Fetches whether the project is in test mode. */
export async function fetchIsTestProject(
  { admin }: Scope<'admin'>,
  { signal }: CallOptions,
): Promise<boolean> {
  return (await admin.send('GET /internal/test-mode', { signal })).is_test_project
}

/** Turns test mode of the project on or off. */
export async function setTestProject(
  { admin }: Scope<'admin'>,
  isTestProject: boolean,
  { signal }: CallOptions,
): Promise<void> {
  await admin.send('PATCH /internal/test-mode', {
    body: { is_test_project: isTestProject },
    signal,
  })
}
