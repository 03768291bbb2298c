import { CompanyRequest } from '@platform/shared-contracts/http'
import { draftOf, requestOf, type CompanyDraft } from './company-form.rule.ts'

const acme = {
  id: 3,
  name: 'Acme',
  domains: ['acme.test', 'acme.example'],
  directory: {
    host: 'ldap.acme.test',
    port: 389,
    tls: 'starttls' as const,
    caPem: null,
    bindDn: 'cn=reader,dc=acme,dc=test',
    baseDn: 'ou=people,dc=acme,dc=test',
    userFilter: '(uid={account})',
    hasBindPassword: true,
  },
  people: 2,
  createdAt: '2026-01-02T03:04:05.000Z',
}

test('sends back what it was given, and no password unless one was typed', () => {
  const { hasBindPassword, ...directory } = acme.directory
  expect(hasBindPassword).toBe(true)
  expect(requestOf(draftOf(acme))).toEqual({ name: acme.name, domains: acme.domains, directory })
  const typed = withDirectory({ bindPassword: 'new' })
  expect(requestOf(typed).directory?.bindPassword).toBe('new')
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ domains: 'acme.test\nnot a domain!' }, 'domains.3'],
  [withDirectory({ port: '70000' }), 'directory.port'],
  [withDirectory({ port: 'ldap' }), 'directory.port'],
  [withDirectory({ host: '' }), 'directory.host'],
  [withDirectory({ bindDn: '' }), 'directory.bindDn'],
])('finds what is wrong with %j', (change, field) => {
  expect(faultsOf({ ...draftOf(acme), ...change })).toContain(field)
})

test('asks nothing of a directory that is switched off', () => {
  expect(faultsOf({ ...draftOf(null), name: 'Acme', hasDirectory: false })).toEqual([])
})

function withDirectory(change: Partial<CompanyDraft['directory']>): CompanyDraft {
  return { ...draftOf(acme), directory: { ...draftOf(acme).directory, ...change } }
}

function faultsOf(draft: CompanyDraft): readonly string[] {
  const { error } = CompanyRequest.safeParse(requestOf(draft))
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}
