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
  readonly company: Pick<ManagedCompany, 'id' | 'name'>
  /** Who changes them, as the history names them. */
  readonly actor: string
  /** Whom an invitation names: a person. */
  readonly invitedBy: string
  readonly at: Date
  readonly post: MailingOptions['tenantMailer']
  /** Applies the rules of the company to its people, once the change is stored. */
  readonly applyRules: () => Promise<void>
}

type Editing = Pick<CompanyWork, 'company' | 'actor' | 'invitedBy'>

/** Runs a change in one transaction, by the person whom the route's guard let in. */
export function companyWorkOf(
  { services, tenantMailer: post }: MailingOptions,
  editingOf: (request: FastifyRequest) => Editing,
) {
  const { database, now } = services
  return <T>(request: FastifyRequest, work: (given: CompanyWork) => Promise<T>): Promise<T> =>
    database.withTenant(request.tenant.id, (tx) => {
      const editing = editingOf(request)
      const applyRules = () =>
        queueRequirements(services, tx, { tenantId: request.tenant.id, companyId: editing.company.id })
      return work({ tx, request, ...editing, at: now(), post, applyRules })
    })
}

/** The same by a manager. */
export function companyWork(options: MailingOptions) {
  return companyWorkOf(options, (request) => {
    const { email } = currentUser(request)
    return { company: managedCompany(request), actor: email, invitedBy: email }
  })
}

type Change = Pick<AuditEntry, 'action' | 'before' | 'after'>

export const personSubject = (companyId: number, id: number) => `company/${companyId}/person/${id}`

/** For the history of the person, and for the tenant's audit trail. */
export function auditPerson({ tx, request, company, actor }: CompanyWork, id: number, change: Change) {
  const subject = personSubject(company.id, id)
  return recordAudit(tx, { tenantId: request.tenant.id, actor, subject, ...change })
}
