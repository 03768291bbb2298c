import { CompanyRequest, type Company, type DirectoryRequest } from '@platform/shared-contracts/http'

/** A company as it is typed. */
export interface CompanyDraft extends Omit<DirectoryRequest, 'port' | 'caPem' | 'bindPassword'> {
  readonly name: string
  readonly domains: string
  readonly hasDirectory: boolean
  readonly port: string
  readonly caPem: string
  /** Empty keeps what is stored. */
  readonly bindPassword: string
}

export type CompanyErrors = Readonly<Record<string, string>>

const NEW_DIRECTORY = {
  host: '',
  port: 636,
  tls: 'ldaps',
  caPem: null,
  bindDn: '',
  baseDn: '',
  userFilter: '(&(objectClass=person)(|(mail={username})(uid={account})))',
} as const

const NEW_COMPANY = { name: '', domains: [], directory: NEW_DIRECTORY }

/** What a new company starts from, where there is none. */
export function draftOf(company: Pick<Company, 'name' | 'domains' | 'directory'> | null): CompanyDraft {
  const { name, domains, directory } = company ?? NEW_COMPANY
  const { host, port, tls, caPem, bindDn, baseDn, userFilter } = directory ?? NEW_DIRECTORY
  return {
    name,
    domains: domains.join('\n'),
    hasDirectory: directory !== null,
    host,
    port: String(port),
    tls,
    caPem: caPem ?? '',
    bindDn,
    bindPassword: '',
    baseDn,
    userFilter,
  }
}

export function requestOf(draft: CompanyDraft): CompanyRequest {
  const { name, domains, hasDirectory, host, port, tls, caPem, bindDn, bindPassword, baseDn, userFilter } =
    draft
  const directory = {
    host,
    // Not a number: no range of ports has it.
    port: /^\d{1,5}$/.test(port.trim()) ? Number(port) : 0,
    tls,
    caPem: caPem.trim() === '' ? null : caPem,
    bindDn,
    baseDn,
    userFilter,
    ...(bindPassword === '' ? {} : { bindPassword }),
  }
  return {
    name,
    domains: domains.split(/[\s,]+/).filter(Boolean),
    directory: hasDirectory ? directory : null,
  }
}

/** A sentence for each wrong field, by its path: `name`, `domains`, `directory.host`. */
export function companyErrors(draft: CompanyDraft): CompanyErrors {
  const parsed = CompanyRequest.safeParse(requestOf(draft))
  if (parsed.success) return {}
  return byField(
    Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
  )
}

/** All domains are one field: `domains.1` is said there. */
export function byField(errors: Readonly<Record<string, string>> | undefined): CompanyErrors {
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([path, message]) => [
      path.replace(/^domains\.\d+$/, 'domains'),
      message,
    ]),
  )
}
