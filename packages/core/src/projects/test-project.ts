import type { AdminScope } from '../context/server-scope'
import type { CallOptions } from '../lib/call-options'

/** Asks whether limits are relaxed in a project. */
export async function fetchIsTestProject(
  { admin }: AdminScope,
  { signal }: CallOptions,
): Promise<boolean> {
  return (await admin.send('GET /internal/test-mode', { signal })).is_test_project
}

/** Relaxes the limits of a project, or ends that. */
export async function setTestProject(
  { admin }: AdminScope,
  isTestProject: boolean,
  { signal }: CallOptions,
): Promise<void> {
  await admin.send('PATCH /internal/test-mode', {
    body: { is_test_project: isTestProject },
    signal,
  })
}
