import type { DirectoryRequest } from '@platform/shared-contracts/http'

type Place = Pick<DirectoryRequest, 'host' | 'port' | 'tls'>

/** Whether a stored secret may be sent to the server in the new settings; otherwise it must be entered again. */
export function canReuseSecret(stored: Place | null, wanted: Place): boolean {
  return (
    stored !== null && stored.host === wanted.host && stored.port === wanted.port && stored.tls === wanted.tls
  )
}
