import type { ManagedCompany } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { managedCompany } from '../domain/company-people/managed-company.ts'
import { queueRequirements } from '../domain/requirements/requirements-job.ts'
import { recordAudit, type AuditEntry } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'

/** What a change of a company's people is made with, in its transaction. */
export interface CompanyWork {
  readonly tx: Tx
  readonly request: FastifyRequest
  readonly company: ManagedCompany
  readonly at: Date
  readonly post: MailingOptions['tenantMailer']
  /** Applies the rules of the company to its people, once the change is stored. */
  readonly applyRules: () => Promise<void>
}

/** Runs a change by a manager in one transaction. */
export function companyWork({ services, tenantMailer: post }: MailingOptions) {
  const { database, now } = services
  return <T>(request: FastifyRequest, work: (given: CompanyWork) => Promise<T>): Promise<T> =>
    database.withTenant(request.tenant.id, (tx) => {
      const company = managedCompany(request)
      const applyRules = () =>
        queueRequirements(services, tx, { tenantId: request.tenant.id, companyId: company.id })
      return work({ tx, request, company, at: now(), post, applyRules })
    })
}

type Change = Pick<AuditEntry, 'action' | 'before' | 'after'>

export const personSubject = (companyId: number, id: number) => `company/${companyId}/person/${id}`

/** For the history of the person, and for the tenant's audit trail. */
export function auditPerson({ tx, request, company }: CompanyWork, id: number, change: Change) {
  const { tenantId, email: actor } = currentUser(request)
  return recordAudit(tx, { tenantId, actor, subject: personSubject(company.id, id), ...change })
}
