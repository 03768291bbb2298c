import type { Config } from '../../app/config/config.ts'
import type { CompanySecrets } from './company-secret.ts'
import type { DirectoryAccess } from './directory-query.ts'
import type { CompanyRow } from './sql-companies.ts'

/** Settings and secret of a company's directory, or `null` where it has none. */
export function directoryAccess(
  company: CompanyRow,
  secrets: CompanySecrets,
  { directoryPrivateNetworks }: Pick<Config, 'directoryPrivateNetworks'>,
): DirectoryAccess | null {
  const { directory, directorySecret } = company
  if (!directory || directorySecret === null) return null
  return {
    ...directory,
    bindPassword: secrets.open(company, directorySecret),
    privateNetworks: directoryPrivateNetworks,
  }
}
