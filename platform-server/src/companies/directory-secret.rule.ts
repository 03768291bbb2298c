import type { DirectoryRequest } from '@platform/shared-contracts/http'

type Place = Pick<DirectoryRequest, 'host' | 'port' | 'tls'>

/** Whether a stored secret may go to where the new settings lead; else it must be given again. */
export function mayKeepSecret(stored: Place | null, wanted: Place): boolean {
  return (
    stored !== null && stored.host === wanted.host && stored.port === wanted.port && stored.tls === wanted.tls
  )
}
