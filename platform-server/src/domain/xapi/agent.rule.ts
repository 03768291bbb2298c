import type { XapiAgent } from '@platform/shared-contracts/http'

interface Person {
  readonly tenantSlug: string
  readonly userId: number
  readonly name: string
}

/** An identifier of the tenant: it names where accounts are from and need not lead anywhere. */
export function homeOf(tenantSlug: string, trainingHost: string): string {
  return `https://${tenantSlug}.${trainingHost}`
}

/** A person by their account, never by their email address. */
export function agentOf({ tenantSlug, userId, name }: Person, trainingHost: string): XapiAgent {
  return {
    objectType: 'Agent',
    ...(name ? { name } : {}),
    account: { homePage: homeOf(tenantSlug, trainingHost), name: String(userId) },
  }
}
