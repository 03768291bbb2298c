import { credentialInDate, hasLapsed } from './credential-in-date.rule.ts'

const today = '2026-11-24'
const csp = { name: 'CSP', issuer: 'BCSP', verifiedOn: '2026-10-05', expiresOn: '2026-11-24' }

it('signs with a verified credential until the end of its last day, the one that lasts longest', () => {
  expect(credentialInDate([csp], today)).toBe(csp)
  const forever = { ...csp, name: 'PE', expiresOn: null }
  expect(credentialInDate([csp, forever], today)).toBe(forever)
  expect(credentialInDate([{ ...csp, expiresOn: '2026-11-23' }], today)).toBeNull()
  expect(credentialInDate([{ ...csp, verifiedOn: null }], today)).toBeNull()
})

it('lapses with the credential, until the same one is renewed and looked up again', () => {
  const signed = { credential: 'CSP', credentialIssuer: 'BCSP', credentialExpiresOn: '2026-11-23' }
  expect(hasLapsed(signed, [], today)).toBe(true)
  expect(hasLapsed({ ...signed, credentialExpiresOn: today }, [], today)).toBe(false)
  expect(hasLapsed(signed, [{ ...csp, expiresOn: '2029-12-31' }], today)).toBe(false)
  expect(hasLapsed(signed, [{ ...csp, expiresOn: '2029-12-31', verifiedOn: null }], today)).toBe(true)
  expect(hasLapsed(signed, [{ ...csp, issuer: 'Nobody', expiresOn: null }], today)).toBe(true)
})
