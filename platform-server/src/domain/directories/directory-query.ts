import type { DirectoryOutcome } from '@platform/shared-contracts/http'
import type { DirectoryPerson } from './directory-entry.ts'

/** Where and how to query the directory; `bindPassword` is in plain text, so it is never logged or returned. */
export interface DirectoryAccess {
  readonly host: string
  readonly port: number
  readonly tls: 'plain' | 'starttls' | 'ldaps'
  readonly caPem: string | null
  readonly bindDn: string
  readonly bindPassword: string
  readonly baseDn: string
  readonly userFilter: string
  /** Private networks that connections may use: `10.0.0.0/8`. */
  readonly privateNetworks: readonly string[]
}

/**
 * Without a user name only the connection to the directory is tested; without a password the person is only looked up.
 * `directoryId` looks up a person who was found before: `person-missing` once they are removed, disabled, or no longer
 * match the filter.
 */
export interface DirectoryQuery {
  readonly directoryId?: string | undefined
  readonly username?: string | undefined
  readonly password?: string | undefined
}

export interface DirectoryResult {
  readonly outcome: DirectoryOutcome
  readonly person: DirectoryPerson | null
}
