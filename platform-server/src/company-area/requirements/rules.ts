import {
  TRADES,
  type CompanyRule,
  type CompanyRuleList,
  type CompanyRulePreview,
  type CompanyRulePreviewRequest,
  type CompanyRuleRequest,
} from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import { currentUser } from '../../app/request-context.ts'
import { requestLanguage } from '../../app/request-language.ts'
import { renewalTerms } from '../../domain/certificates/renewal-terms.ts'
import { companyTraining, complianceOf } from '../../domain/requirements/company-standings.ts'
import { reaches } from '../../domain/requirements/requirement.rule.ts'
import { membersOf, rulesOf, type CompanyRuleRow } from '../../domain/requirements/sql-requirements.ts'
import { TRADE_TEMPLATES } from '../../domain/requirements/trade-templates.rule.ts'
import { recordAudit, type AuditEntry } from '../../lib/data/audit.ts'
import { companyRules } from '../../lib/data/schema/company/requirements.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { CompanyWork } from '../company-work.ts'
import { previewOf } from './preview-rule.ts'
import { invitedPlaces } from '../sql-company-people.ts'

export async function ruleList({ tx, request, company, at }: CompanyWork): Promise<CompanyRuleList> {
  const members = await membersOf(tx, company.id)
  const rules = await rulesOf(tx, company.id)
  const language = requestLanguage(request)
  return {
    rules: rules.map((rule) => toRule(rule, members)),
    compliance: complianceOf(await companyTraining(tx, { companyId: company.id, now: at })),
    defaults: CORE_MODULES.map(({ code: module }) => {
      const { months, basis, rule: reason } = renewalTerms(module, language)
      return { module, months, basis, reason }
    }),
    templates: TRADES.map((trade) => ({ trade, modules: [...TRADE_TEMPLATES[trade]] })),
  }
}

type Members = Awaited<ReturnType<typeof membersOf>>

function toRule(row: CompanyRuleRow, members: Members): CompanyRule {
  const { id, jobRole, site, department, dueInDays, modules, updatedBy, updatedAt } = row
  return {
    ...{ id, jobRole, site, department, dueInDays, modules, updatedBy },
    people: members.filter((member) => reaches(row, member)).length,
    updatedAt: updatedAt.toISOString(),
  }
}

/** Errors: 404, 422 `modules`. */
export async function saveRule(
  work: CompanyWork,
  id: number | null,
  wanted: CompanyRuleRequest,
): Promise<CompanyRule> {
  const { tx, request, company, at } = work
  validateModules(wanted)
  const before = id === null ? null : await existingRule(work, id)
  const values = {
    ...wanted,
    ...{ tenantId: request.tenant.id, companyId: company.id },
    ...{ updatedBy: currentUser(request).email, updatedAt: at },
  }
  const [row] = before
    ? await tx.update(companyRules).set(values).where(eq(companyRules.id, before.id)).returning()
    : await tx.insert(companyRules).values(values).returning()
  if (!row) throw new Error('The database did not return the rule.')
  await audit(work, {
    action: 'company-rule.save',
    before: before && audited(before),
    after: audited(row),
  })
  await work.applyRules()
  return toRule(row, await membersOf(tx, company.id))
}

/** Due days that it gave stay. Errors: 404. */
export async function removeRule(work: CompanyWork, id: number): Promise<void> {
  const row = await existingRule(work, id)
  await work.tx.delete(companyRules).where(eq(companyRules.id, id))
  await audit(work, { action: 'company-rule.remove', before: audited(row) })
}

/** Errors: 404, 422 `modules`. */
export async function previewRule(
  work: CompanyWork,
  { id, ...wanted }: CompanyRulePreviewRequest,
): Promise<CompanyRulePreview> {
  const { tx, company, at: now } = work
  validateModules(wanted)
  if (id !== null) await existingRule(work, id)
  const others = (await rulesOf(tx, company.id)).filter((rule) => rule.id !== id)
  const training = await companyTraining(tx, { companyId: company.id, now, rules: [...others, wanted] })
  return previewOf(wanted, { training, invited: await invitedPlaces(tx, company.id), now })
}

async function existingRule({ tx, company }: CompanyWork, id: number): Promise<CompanyRuleRow> {
  const isIt = and(eq(companyRules.companyId, company.id), eq(companyRules.id, id))
  const [row] = await tx.select().from(companyRules).where(isIt)
  if (!row) throw new ProblemError(404, 'company-rule-not-found')
  return row
}

function validateModules({ modules }: CompanyRuleRequest): void {
  const known = modules.every(({ module }) => CORE_MODULES.some(({ code }) => code === module))
  if (!known) throw new ProblemError(422, 'invalid:modules', { field: 'modules' })
}

const audited = ({ jobRole, site, department, dueInDays, modules }: CompanyRuleRow) => ({
  ...{ jobRole, site, department, dueInDays },
  modules: modules.map(({ module, months, basis }) => `${module} (${months} months, ${basis})`),
})

function audit(
  { tx, request, company, actor }: CompanyWork,
  change: Pick<AuditEntry, 'action' | 'before' | 'after'>,
) {
  return recordAudit(tx, { tenantId: request.tenant.id, actor, subject: `company/${company.id}`, ...change })
}
