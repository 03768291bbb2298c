import type { Services } from '../../app/services.ts'
import { createSecretBox } from '../../lib/keys/secret-box.ts'

export interface CompanySecrets {
  seal(company: CompanyKey, secret: string): string
  open(company: CompanyKey, sealed: string): string
  /** Whether it was sealed with a key that is no longer active. */
  isStale(sealed: string): boolean
}

interface CompanyKey {
  readonly tenantId: number
  readonly id: number
}

/** Directory passwords at rest: sealed for one company, under the installation's keys. */
export function createCompanySecrets({ keys }: Pick<Services, 'keys'>): CompanySecrets {
  const box = createSecretBox(keys.forPurpose('directory passwords'))
  const context = ({ tenantId, id }: CompanyKey) => `tenant ${tenantId} company ${id}`
  return {
    seal: (company, secret) => box.seal(secret, context(company)),
    open: (company, sealed) => box.open(sealed, context(company)),
    isStale: box.isStale,
  }
}
