import { directoryFailure } from './directory-failure.rule.ts'

test.each([
  ['service-bind', 49, 'service-refused'],
  ['service-bind', 34, 'service-refused'],
  ['person-bind', 49, 'person-refused'],
  ['person-bind', 53, 'person-refused'],
  ['search', 32, 'base-missing'],
  ['search', 34, 'base-missing'],
  ['search', 4, 'person-ambiguous'],
  ['search', 50, 'search-refused'],
  ['start-tls', 2, 'untrusted'],
  ['start-tls', 52, 'untrusted'],
  ['service-bind', 13, 'untrusted'],
  ['person-bind', 52, 'unreachable'],
  ['service-bind', 'ECONNREFUSED', 'unreachable'],
  ['service-bind', 'ENOTFOUND', 'unreachable'],
  ['search', undefined, 'unreachable'],
  ['start-tls', 'SELF_SIGNED_CERT_IN_CHAIN', 'untrusted'],
  ['service-bind', 'ERR_TLS_CERT_ALTNAME_INVALID', 'untrusted'],
  ['service-bind', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'untrusted'],
  ['service-bind', 'CERT_HAS_EXPIRED', 'untrusted'],
] as const)('a %s that fails with %s is %s', (step, code, outcome) => {
  expect(directoryFailure(step, code)).toBe(outcome)
})
