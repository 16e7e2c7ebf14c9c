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

/** Revocation event of disabling each sign-in method. */
const closings = {
  credentialEnabled: 'passwords.closed',
  magicLinkEnabled: 'sign_in_codes.closed',
  passkeyEnabled: 'passkeys.closed',
  signUpEnabled: 'sign_up.closed',
} as const satisfies Record<Flag, RevokingEvent>

/** Enabled sign-in methods of a project. */
interface OpenMethods {
  flags: Flag[]
  providerIds: string[]
}

/** Reads the enabled sign-in methods of a project. */
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

/** Revokes codes of sign-in methods that were disabled. */
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
