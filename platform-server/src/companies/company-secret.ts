import type { Services } from '../app/services.ts'
import { createSecretBox, deriveKey } from '../lib/secret-box.ts'

export interface CompanySecrets {
  seal(company: CompanyKey, secret: string): string
  open(company: CompanyKey, sealed: string): string
}

interface CompanyKey {
  readonly tenantId: number
  readonly id: number
}

/** Directory passwords at rest: sealed for one company, under a key made of the installation's secret. */
export function createCompanySecrets({ jwtSecret }: Pick<Services, 'jwtSecret'>): CompanySecrets {
  const box = createSecretBox(deriveKey(Buffer.from(jwtSecret), 'directory passwords'))
  const context = ({ tenantId, id }: CompanyKey) => `tenant ${tenantId} company ${id}`
  return {
    seal: (company, secret) => box.seal(secret, context(company)),
    open: (company, sealed) => box.open(sealed, context(company)),
  }
}
