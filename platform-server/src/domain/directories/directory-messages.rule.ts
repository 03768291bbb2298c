import type { DirectoryOutcome } from '@platform/shared-contracts/http'

type Failure = Exclude<DirectoryOutcome, 'ok'>

/** The status for a person who tries to log in; the text is in the catalog of problems, by `directory-<outcome>`. */
export const LOGIN_REFUSALS: Readonly<Record<Failure, 401 | 409 | 503>> = {
  'service-refused': 401,
  'person-missing': 401,
  'person-refused': 401,
  'person-ambiguous': 409,
  'base-missing': 409,
  'search-refused': 409,
  untrusted: 503,
  'not-allowed': 503,
  unreachable: 503,
}

/** Messages for the administrator who tests the settings. */
export const TEST_MESSAGES: Readonly<Record<DirectoryOutcome, string>> = {
  ok: 'The directory works as expected.',
  unreachable: 'No LDAP server responded at this host and port. Check both.',
  'not-allowed':
    'This host is in a private network, and this server does not connect to private networks. A platform operator can allow it.',
  untrusted:
    'The server does not offer TLS in this mode, or its certificate is not trusted or is for another name. Check the mode, the host and the certificate authority.',
  'service-refused': 'The directory rejected the service account. Check its DN and password.',
  'search-refused': 'The service account does not have permission to search below the search base.',
  'base-missing': 'The search base does not exist, or the service account cannot see it.',
  'person-missing': 'No entry below the search base matches the filter with this username.',
  'person-ambiguous': 'More than one entry matches the filter with this username. Make the filter narrower.',
  'person-refused': 'The person was found, but the directory rejected their password.',
}
