import type { DirectoryOutcome } from '@platform/shared-contracts/http'

type Failure = Exclude<DirectoryOutcome, 'ok'>

export interface LoginRefusal {
  readonly status: 401 | 409 | 503
  readonly message: string
}

/** Messages for a person who tries to log in. The first three sentences are fixed (spec section 8). */
export const LOGIN_REFUSALS: Readonly<Record<Failure, LoginRefusal>> = {
  'service-refused': { status: 401, message: 'Invalid admin LDAP credentials' },
  'person-missing': {
    status: 401,
    message: 'No user found in LDAP directory with the specified credentials',
  },
  'person-refused': { status: 401, message: 'Invalid user LDAP credentials' },
  'person-ambiguous': {
    status: 409,
    message:
      'More than one person in your company directory has this username. Please tell your administrator.',
  },
  'base-missing': {
    status: 409,
    message:
      'Your company directory is not set up correctly: its search base was not found. Please tell your administrator.',
  },
  'search-refused': {
    status: 409,
    message: 'Your company directory rejected the search. Please tell your administrator.',
  },
  untrusted: {
    status: 503,
    message: 'We could not connect securely to your company directory. Please tell your administrator.',
  },
  'not-allowed': {
    status: 503,
    message: 'We could not reach your company directory. Please tell your administrator.',
  },
  unreachable: {
    status: 503,
    message: 'Your company directory did not respond. Please try again later.',
  },
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
