import { AndFilter, EqualityFilter, OrFilter, type Client, type Filter, type SearchOptions } from 'ldapts'
import type { DirectoryAccess, DirectoryResult } from './directory-query.ts'
import {
  BINARY_ATTRIBUTES,
  isSwitchedOff,
  PERSON_ATTRIBUTES,
  personOf,
  STATE_ATTRIBUTES,
} from './directory-entry.ts'
import { membershipFilter } from './directory-filter.ts'

const HEX_GUID = /^[0-9a-f]{32}$/i
const NO_SUCH_OBJECT = 32
const MISSING: DirectoryResult = { outcome: 'person-missing', person: null }

/** Finds a person by their lasting id: a rename, a move or a new user name does not look as if they had left. */
export async function lookUpAgain(
  client: Client,
  access: Pick<DirectoryAccess, 'baseDn' | 'userFilter'>,
  directoryId: string,
): Promise<DirectoryResult> {
  const isMember = membershipFilter(access.userFilter)
  const attributes = [...PERSON_ATTRIBUTES, ...STATE_ATTRIBUTES]
  const options = { attributes, explicitBufferAttributes: BINARY_ATTRIBUTES, sizeLimit: 2 }
  const [entry] = directoryId.includes('=')
    ? await readEntry(client, access.baseDn, directoryId, { ...options, filter: isMember })
    : await search(client, access.baseDn, { ...options, filter: both(isThem(directoryId), isMember) })
  if (!entry || isSwitchedOff(entry)) return MISSING
  return { outcome: 'ok', person: personOf(entry) }
}

async function search(client: Client, baseDn: string, options: SearchOptions) {
  return (await client.search(baseDn, { ...options, scope: 'sub' })).searchEntries
}

/** In a directory without lasting ids the DN is used instead. */
async function readEntry(client: Client, baseDn: string, dn: string, options: SearchOptions) {
  const isBelow = dn.toLowerCase().endsWith(`,${baseDn.toLowerCase()}`)
  if (!isBelow) return []
  try {
    return (await client.search(dn, { ...options, scope: 'base' })).searchEntries
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_SUCH_OBJECT) return []
    throw error
  }
}

/** OpenLDAP and similar servers call it entryUUID; Active Directory calls it objectGUID, in bytes. */
function isThem(directoryId: string): Filter {
  const filters = [new EqualityFilter({ attribute: 'entryUUID', value: directoryId })]
  if (HEX_GUID.test(directoryId))
    filters.push(new EqualityFilter({ attribute: 'objectGUID', value: Buffer.from(directoryId, 'hex') }))
  return new OrFilter({ filters })
}

function both(...filters: Filter[]): Filter {
  return new AndFilter({ filters })
}
