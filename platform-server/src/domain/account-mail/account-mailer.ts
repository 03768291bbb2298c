import { tenantName } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { Person } from '../accounts/people.ts'
import type { WriteAccountEmail } from './account-emails.ts'

interface OutgoingEmail {
  readonly to: Person
  readonly write: WriteAccountEmail
  /** The page of the tenant's site that the email leads to. */
  readonly path: string
  readonly token?: string
  /** The page to which the linked page leads on. */
  readonly from?: string | undefined
}

/** Part of the transaction that made the token: once a token exists, its email must be sent. */
export type SendAccountEmail = (tx: Tx, request: FastifyRequest, email: OutgoingEmail) => Promise<void>

export function createAccountMailer(tenantMailer: SendTenantEmail): SendAccountEmail {
  return (tx, request, { to, write, path, token, from }) => {
    const { tenant } = request
    const { label, ...content } = write(tenantName(tenant.config), to)
    const query = new URLSearchParams({ ...(token && { token }), ...(from && { from }) })
    const action = { label, path: query.size === 0 ? path : `${path}?${query}` }
    return tenantMailer(tx, { tenant, request }, { to: to.email, ...content, action })
  }
}
