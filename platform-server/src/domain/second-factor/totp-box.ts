import type { Services } from '../../app/services.ts'
import { createSecretBox } from '../../lib/keys/secret-box.ts'

interface Owner {
  readonly tenantId: number
  readonly userId: number
}

/** Secrets of authenticator apps at rest: sealed for one person, under the installation's keys. */
export function createTotpBox(keys: Services['keys']) {
  const box = createSecretBox(keys.forPurpose('authenticator apps'))
  return { box, contextOf: ({ tenantId, userId }: Owner) => `tenant ${tenantId} user ${userId}` }
}
