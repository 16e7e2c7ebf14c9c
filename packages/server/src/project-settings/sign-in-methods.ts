import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oauthProviders, projects } from '../db/schema/index'
import type { RevokingEvent } from '../sessions/revocation'
import { revoke } from '../sessions/revoke'

const flags = {
  credentialEnabled: projects.credentialEnabled,
  magicLinkEnabled: projects.magicLinkEnabled,
  passkeyEnabled: projects.passkeyEnabled,
  signUpEnabled: projects.signUpEnabled,
}

type Flag = keyof typeof flags

/** Event of closing what a flag of a project opens. */
const closings = {
  credentialEnabled: 'passwords.closed',
  magicLinkEnabled: 'sign_in_codes.closed',
  passkeyEnabled: 'passkeys.closed',
  signUpEnabled: 'sign_up.closed',
} as const satisfies Record<Flag, RevokingEvent>

/** Sign-in methods that a project has open. */
interface OpenMethods {
  flags: Flag[]
  providerIds: string[]
}

/** Reads which sign-in methods a project has open. */
export async function findOpenMethods(db: Database, projectId: string): Promise<OpenMethods> {
  const [project] = await db.select(flags).from(projects).where(eq(projects.id, projectId))
  const providers = await db
    .select({ id: oauthProviders.id })
    .from(oauthProviders)
    .where(and(eq(oauthProviders.projectId, projectId), oauthProviders.enabled))
  const names = Object.keys(closings) as Flag[]
  return {
    flags: names.filter((name) => project?.[name]),
    providerIds: providers.map(({ id }) => id),
  }
}

/** Revokes what belongs to sign-in methods that were open before and no longer are. */
export async function revokeClosedMethods(
  tx: Database,
  projectId: string,
  before: OpenMethods,
): Promise<void> {
  const after = await findOpenMethods(tx, projectId)
  for (const flag of before.flags) {
    if (!after.flags.includes(flag)) await revoke(tx, closings[flag], { projectId })
  }
  for (const providerId of before.providerIds) {
    if (after.providerIds.includes(providerId)) continue
    await revoke(tx, 'provider.closed', { projectId, providerId })
  }
}
