import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'

/** Fetches whether the project is in test mode. */
export async function fetchIsTestProject({ admin }: Scope<'admin'>): Promise<Fetched<boolean>> {
  const wire = await admin.send('GET /internal/test-mode')
  return { wire, toValue: () => wire.is_test_project }
}

/** Turns test mode of the project on or off. */
export async function setTestProject(
  { admin, reads }: Scope<'admin'>,
  isTestProject: boolean,
  { signal }: CallOptions,
): Promise<void> {
  await admin.send('PATCH /internal/test-mode', {
    body: { is_test_project: isTestProject },
    signal,
  })
  await reads.invalidate('test-mode')
}
