import type { Entry } from 'ldapts'

/** A person as the company's directory knows them. */
export interface DirectoryPerson {
  readonly dn: string
  /** Stays the same when the person is renamed or moved, where the directory has such an id; else the DN. */
  readonly directoryId: string
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

/** What failed logins of an entry are counted by: its lasting id, or its name with the spaces that names may have. */
export function entryKey({ directoryId }: Pick<DirectoryPerson, 'directoryId'>): string {
  return directoryId.toLowerCase().replace(/\s*([,=+])\s*/g, '$1')
}

export const PERSON_ATTRIBUTES = [
  'mail',
  'userPrincipalName',
  'givenName',
  'sn',
  'cn',
  'entryUUID',
  'objectGUID',
]

/** Active Directory stores this id as bytes that are not text. */
export const BINARY_ATTRIBUTES = ['objectGUID']

export function personOf(entry: Entry): DirectoryPerson {
  const [first, ...rest] = text(entry, 'cn').split(' ')
  return {
    dn: entry.dn,
    directoryId: text(entry, 'entryUUID', 'objectGUID') || entry.dn.toLowerCase(),
    email: text(entry, 'mail', 'userPrincipalName') || null,
    firstName: text(entry, 'givenName') || first || 'New',
    lastName: text(entry, 'sn') || rest.join(' ') || 'Learner',
  }
}

/** Attributes that say that an entry may not sign in: of Active Directory, 389 Directory Server, OpenLDAP's ppolicy. */
export const STATE_ATTRIBUTES = ['userAccountControl', 'nsAccountLock', 'pwdAccountLockedTime']

const AD_ACCOUNT_DISABLED = 2
/** OpenLDAP's timestamp for a lock that never ends by itself. */
const LOCKED_FOR_GOOD = '000001010000Z'

export function isSwitchedOff(entry: Entry): boolean {
  const control = Number(text(entry, 'userAccountControl')) || 0
  return (
    (control & AD_ACCOUNT_DISABLED) !== 0 ||
    text(entry, 'nsAccountLock').toLowerCase() === 'true' ||
    text(entry, 'pwdAccountLockedTime') === LOCKED_FOR_GOOD
  )
}

/** First value of the first of these attributes that has one; directories differ in how they write their names. */
function text(entry: Entry, ...attributes: readonly string[]): string {
  for (const attribute of attributes) {
    const name = Object.keys(entry).find((key) => key.toLowerCase() === attribute.toLowerCase())
    const [value] = name === undefined ? [] : [entry[name] ?? []].flat()
    if (value !== undefined) return Buffer.isBuffer(value) ? value.toString('hex') : value.trim()
  }
  return ''
}
