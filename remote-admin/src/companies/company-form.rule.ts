import type { Company, CompanyRequest, DirectoryRequest } from '@platform/shared-contracts/http'

/** A company as it is typed. */
export interface CompanyDraft {
  readonly name: string
  readonly domains: string
  readonly hasDirectory: boolean
  readonly directory: Omit<DirectoryRequest, 'port' | 'caPem' | 'bindPassword'> & {
    readonly port: string
    readonly caPem: string
    /** Empty keeps what is stored. */
    readonly bindPassword: string
  }
}

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
    directory: {
      ...{ host, tls, bindDn, baseDn, userFilter },
      port: String(port),
      caPem: caPem ?? '',
      bindPassword: '',
    },
  }
}

export function requestOf({ name, domains, hasDirectory, directory }: CompanyDraft): CompanyRequest {
  const { port, caPem, bindPassword, ...service } = directory
  return {
    name,
    domains: domains.split(/[\s,]+/).filter(Boolean),
    directory: hasDirectory
      ? {
          ...service,
          // Not a number: no range of ports has it.
          port: /^\d{1,5}$/.test(port.trim()) ? Number(port) : 0,
          caPem: caPem.trim() === '' ? null : caPem,
          ...(bindPassword === '' ? {} : { bindPassword }),
        }
      : null,
  }
}
