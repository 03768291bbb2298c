import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const companiesMessages = i18n('companies', {
  title: 'Company Directories',
  lead: 'People of these companies log in with the account that they have at work. Their password goes to their company’s directory and is not kept here.',
  newCompany: 'New company',
  search: 'Search companies',
  caption: 'Companies',
  columnName: 'Company',
  columnDomains: 'Domains',
  columnDirectory: 'Directory',
  columnPeople: 'People',
  noDomains: 'None',
  noDirectory: 'Not set up',
  edit: 'Edit',
  remove: 'Delete',
  empty: 'No company matches.',
  emptyAtAll: 'No company has a directory yet.',
  clearSearch: 'Clear search',
  back: 'All companies',
  newLead: 'Save it first; then the connection can be tested.',
  loadFailed: 'The company could not be loaded.',
  people: count({ one: '{count} person came in by it', many: '{count} people came in by it' }),
  removeTitle: params('Delete {name}?'),
  removeText:
    'Its people can no longer log in with their company password. They keep their accounts and their training, and may set a password by mail.',
  removed: params('{name} is deleted.'),
  saved: params('{name} is saved.'),
  save: 'Save',
  saving: 'Saving...',
  undo: 'Undo changes',
  fixErrors: 'Some fields need another look. Nothing is lost.',
})

export const companyFieldMessages = i18n('company-fields', {
  company: 'Company',
  name: 'Name',
  domains: 'Mail domains',
  domainsHint:
    'One a line, like acme.com. Whoever logs in with a user name of such a domain belongs to this company.',
  directory: 'Directory',
  hasDirectory: 'Log in with the company account',
  hasDirectoryHint: 'Switched off, the settings and the stored password are deleted with the next Save.',
  host: 'Host',
  hostHint: 'Name or address of the LDAP server, as this platform reaches it.',
  port: 'Port',
  portHint: '636 for LDAPS, 389 for StartTLS as a rule.',
  tls: 'Encryption',
  tlsLdaps: 'LDAPS: encrypted from the first byte',
  tlsStarttls: 'StartTLS: encrypted after a greeting',
  tlsPlain: 'None: passwords travel readable',
  plainWarning:
    'Without encryption anyone on the way can read the passwords. Use it on a closed network only.',
  ca: 'Certificate authority (PEM)',
  caHint:
    'Only for a certificate of the company’s own. Empty trusts the authorities that every computer trusts.',
  bindDn: 'Service account (DN)',
  bindDnHint: 'Looks people up; it needs to read nothing but them.',
  bindPassword: 'Password of the service account',
  bindPasswordHint: 'It can be written, never read. It is stored encrypted.',
  bindPasswordKept: 'A password is stored. Leave this empty to keep it.',
  baseDn: 'Search base (DN)',
  baseDnHint: 'People are looked for below this entry: ou=people,dc=acme,dc=com',
  userFilter: 'User filter',
  userFilterHint:
    '{username} stands for what the person typed, {account} for its part before the @: (&(objectClass=person)(uid={account}))',
})

export const directoryTestMessages = i18n('directory-test', {
  title: 'Test connection',
  lead: 'Asks the saved directory the way a login does. Without a person it checks connection, service account and search base.',
  saveFirst: 'There are unsaved changes: the test asks the directory as it was saved last.',
  username: 'User name of a person (optional)',
  password: 'Password of that person (optional)',
  passwordHint: 'Sent to the directory once, kept nowhere.',
  run: 'Test connection',
  running: 'Asking...',
  works: 'It works',
  fails: 'It does not work yet',
  found: params('Found: {name}, {email}'),
  noEmail: 'no email in the directory',
  entry: params('Entry: {dn}'),
})
