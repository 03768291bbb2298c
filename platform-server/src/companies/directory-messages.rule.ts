import type { DirectoryOutcome } from '@platform/shared-contracts/http'

type Failure = Exclude<DirectoryOutcome, 'ok'>

export interface LoginRefusal {
  readonly status: 401 | 409 | 503
  readonly message: string
}

/** What a person reads who tries to log in. The first three sentences are printed (spec section 8). */
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
      'More than one person in your company directory has this user name. Please tell your administrator.',
  },
  'base-missing': {
    status: 409,
    message: 'Your company directory has no such search base. Please tell your administrator.',
  },
  'search-refused': {
    status: 409,
    message: 'Your company directory refused the search. Please tell your administrator.',
  },
  untrusted: {
    status: 503,
    message: 'No secure connection to your company directory could be made. Please tell your administrator.',
  },
  'not-allowed': {
    status: 503,
    message: 'Your company directory cannot be reached from here. Please tell your administrator.',
  },
  unreachable: {
    status: 503,
    message: 'Your company directory does not answer. Please try again later.',
  },
}

/** What the administrator reads who tests the settings. */
export const TEST_MESSAGES: Readonly<Record<DirectoryOutcome, string>> = {
  ok: 'The directory answers as it should.',
  unreachable: 'No LDAP server answers at this host and port.',
  'not-allowed':
    'This host is in a private network, which this server does not connect to. The operator of the platform can allow its network.',
  untrusted:
    'The server offers no TLS in this mode, or its certificate is not trusted or is for another name. Check mode, host and authority.',
  'service-refused': 'The directory refused the service account: check its DN and password.',
  'search-refused': 'The service account may not search below the search base.',
  'base-missing': 'The directory has no such search base, or hides it from the service account.',
  'person-missing': 'Nobody below the search base fits the filter with this user name.',
  'person-ambiguous': 'More than one entry fits the filter with this user name: narrow the filter.',
  'person-refused': 'The person was found; the directory refused their password.',
}
