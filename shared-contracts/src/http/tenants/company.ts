import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { multiline, text, verbatim } from '../text.ts'
import { pageOf } from '../paging.ts'

export const DIRECTORY_TLS_MODES = ['plain', 'starttls', 'ldaps'] as const

const dn = text(500).check(z.minLength(3, 'Enter a distinguished name.'))
const domain = text(253, 'Use an email domain like acme.com.').check(
  z.toLowerCase(),
  z.regex(
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'Use an email domain like acme.com.',
  ),
)

const directory = {
  host: text(253).check(z.regex(/^[a-z0-9:.-]+$/i, 'Use a host name or an address.')),
  port: z.number().check(z.int(), z.gte(1), z.lte(65_535)),
  tls: z.enum(DIRECTORY_TLS_MODES),
  /** PEM of the authorities to trust; `null` trusts those of the server's system. */
  caPem: z.nullable(multiline(65_536)),
  /** The service account that searches the directory. */
  bindDn: dn,
  baseDn: dn,
  /**
   * RFC 4515. `{username}` is replaced by what the person typed, `{account}` by its part before the @:
   * `(&(objectClass=person)(uid={account}))`.
   */
  userFilter: text(1000).check(z.minLength(3, 'Enter a filter.')),
}

/**
 * A directory as the client sends it. `bindPassword` is write-only: if it is left out, the stored one stays. That is
 * refused with 422 if host, port or TLS mode change, so that the stored secret cannot be redirected to another server.
 */
export const DirectoryRequest = z.object({
  ...directory,
  bindPassword: z.optional(verbatim(1024).check(z.minLength(1))),
})
export type DirectoryRequest = z.infer<typeof DirectoryRequest>

export const Directory = z.object({ ...directory, hasBindPassword: z.boolean() })
export type Directory = z.infer<typeof Directory>

/**
 * POST {api}/companies, PUT {api}/companies/:id, super admin only.
 * Errors: 404, 409 `domain-taken` with `fields.domains`, 422 with `fields`.
 */
export const CompanyRequest = z.object({
  name: text(120).check(z.minLength(1, 'Enter a company name.')),
  /** The part of the user names after the @; two companies of a tenant cannot share one. */
  domains: z.array(domain).check(z.maxLength(20)),
  directory: z.nullable(DirectoryRequest),
})
export type CompanyRequest = z.infer<typeof CompanyRequest>

export const Company = z.object({
  id: Id,
  name: z.string(),
  domains: z.array(z.string()),
  directory: z.nullable(Directory),
  /** Number of accounts. */
  people: z.number(),
  createdAt: z.iso.datetime(),
})
export type Company = z.infer<typeof Company>

/** GET {api}/companies?page&size&q, by name. */
export const CompanyPage = pageOf(Company)
export type CompanyPage = z.infer<typeof CompanyPage>

/**
 * POST {api}/companies/:id/directory-test tests the saved directory. Without a user name it stops after service account
 * and search base, without a password after finding the person. Errors: 404, 409 `no-directory`.
 */
export const DirectoryTestRequest = z.object({
  username: z.optional(verbatim(254).check(z.minLength(1))),
  password: z.optional(verbatim(1024).check(z.minLength(1))),
})
export type DirectoryTestRequest = z.infer<typeof DirectoryTestRequest>

export const DIRECTORY_OUTCOMES = [
  'ok',
  'unreachable',
  'not-allowed',
  'untrusted',
  'service-refused',
  'search-refused',
  'base-missing',
  'person-missing',
  'person-ambiguous',
  'person-refused',
] as const
export type DirectoryOutcome = (typeof DIRECTORY_OUTCOMES)[number]

export const DirectoryTestAnswer = z.object({
  outcome: z.enum(DIRECTORY_OUTCOMES),
  /** The result, in a sentence for the person who configured it. */
  message: z.string(),
  /** The entry that was found. */
  person: z.nullable(
    z.object({
      dn: z.string(),
      email: z.nullable(z.string()),
      firstName: z.string(),
      lastName: z.string(),
    }),
  ),
})
export type DirectoryTestAnswer = z.infer<typeof DirectoryTestAnswer>
