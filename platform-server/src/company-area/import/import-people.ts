import type {
  CompanyImportReport,
  CompanyImportRequest,
  ImportField,
  Language,
} from '@platform/shared-contracts/http'
import { and, eq, inArray } from 'drizzle-orm'
import { requestLanguage } from '../../app/request-language.ts'
import { schemaProblem } from '../../app/plugins/problem-in-language.ts'
import { provenColleagues } from '../../domain/company-people/members.ts'
import { recordAudits, type AuditEntry } from '../../lib/data/audit.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { fieldProblems } from '../../locales/en/field-problems.ts'
import { emailInvitation } from '../add-person.ts'
import { personSubject, type CompanyWork } from '../company-work.ts'
import { auditedEmail, makeAccounts, renameAccount } from '../person-account.ts'
import { readImport, type ImportFault, type ReadImport } from './import-rows.ts'
import {
  PERSON_FIELDS,
  planImport,
  supervisorOf,
  type ImportPlan,
  type KnownPerson,
  type PlanFault,
} from './plan-import.rule.ts'

const REPORTED_FAULTS = 100
const EXAMPLES = 10
/** Rows of one statement, so that no statement has too many parameters. */
const CHUNK = 500

const FAULT_TEXTS: Readonly<Record<PlanFault, string>> = {
  name: fieldProblems.name,
  number: fieldProblems.importNumberTaken,
  deactivated: fieldProblems.importDeactivated,
  supervisor: fieldProblems.importSupervisor,
  circle: fieldProblems.importCircle,
}

/** Imports a file, or reports what it would do. Errors: 422 at `csv` or `columns`. */
export async function importPeople(
  work: CompanyWork,
  wanted: CompanyImportRequest,
): Promise<CompanyImportReport> {
  const file = readImport(wanted)
  const plan = planImport(file.rows, await knownPeople(work))
  if (!wanted.dryRun) await applyPlan(work, plan, wanted.language ?? null)
  return reportOf(file, plan, requestLanguage(work.request))
}

async function knownPeople({ tx, company }: CompanyWork): Promise<Map<string, KnownPerson>> {
  const rows = await tx.select().from(companyPeople).where(eq(companyPeople.companyId, company.id))
  const emails = new Map(rows.map(({ id, email }) => [id, email]))
  return new Map(
    rows.map(({ supervisorId, deactivatedAt, ...person }) => [
      person.email,
      {
        ...person,
        supervisorEmail: supervisorId === null ? '' : (emails.get(supervisorId) ?? ''),
        isDeactivated: deactivatedAt !== null,
      },
    ]),
  )
}

async function applyPlan(work: CompanyWork, plan: ImportPlan, language: Language | null): Promise<void> {
  const { tx, company } = work
  const audits: AuditEntry[] = [...(await addAll(work, plan.added, language))]
  for (const { row, person } of plan.changed) {
    const after = valuesOf(row.values)
    if (Object.keys(after).length > 0) {
      const [changed] = await tx
        .update(companyPeople)
        .set(after)
        .where(eq(companyPeople.id, person.id))
        .returning()
      if (changed) await renameAccount(tx, changed)
    }
    const before = Object.fromEntries(
      Object.keys(after).map((key) => [key, person[key as keyof typeof after]]),
    )
    audits.push(auditOf(work, person.id, { action: 'company-person.change', before, after }))
  }
  await setSupervisors(work, plan)
  const counts = { added: plan.added.length, changed: plan.changed.length }
  audits.push({
    ...actorOf(work),
    action: 'company-person.import',
    subject: `company/${company.id}`,
    after: { company: company.name, ...counts },
  })
  await recordAudits(tx, audits)
  await work.applyRules()
}

type Row = ImportPlan['added'][number]

/** Trimmed values of the columns that the file has. */
function valuesOf(values: Row['values']): Partial<Record<(typeof PERSON_FIELDS)[number], string>> {
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field].trim()]])),
  )
}

async function addAll(
  work: CompanyWork,
  rows: readonly Row[],
  language: Language | null,
): Promise<AuditEntry[]> {
  const { tx, request, company, invitedBy, at } = work
  const audits: AuditEntry[] = []
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK)
    const accountOf = await accountsOf(work, chunk, language)
    const added = await tx
      .insert(companyPeople)
      .values(
        chunk.map((row) => {
          const { email, userId } = accountOf(row)
          return {
            ...{ firstName: '', lastName: '', ...valuesOf(row.values), email, userId, language },
            ...{ tenantId: request.tenant.id, companyId: company.id, joinedAt: userId === null ? null : at },
            ...{ invitedBy, invitedAt: at, addedAt: at },
          }
        }),
      )
      .returning()
    for (const person of added) {
      const { firstName, lastName, department, site, jobRole, employeeNumber } = person
      const email = auditedEmail(person)
      const after = { email, firstName, lastName, department, site, jobRole, employeeNumber }
      audits.push(auditOf(work, person.id, { action: 'company-person.add', after }))
      if (person.userId === null) await emailInvitation(work, person)
    }
  }
  return audits
}

/** The account of each row: that of its address, or a new one. */
async function accountsOf(work: CompanyWork, rows: readonly Row[], language: Language | null) {
  const emails = rows.flatMap(({ email }) => (email === '' ? [] : [email]))
  const proven = await provenColleagues(work.tx, work.company.id, emails)
  const without = rows.filter(({ email }) => email === '')
  const named = without.map(({ values }) => ({ firstName: '', lastName: '', language, ...valuesOf(values) }))
  const made = await makeAccounts(work, named)
  const accounts = new Map(without.map((row, index) => [row, made[index]]))
  return (row: Row) => accounts.get(row) ?? { email: row.email, userId: proven.get(row.email) ?? null }
}

/** Last, because a supervisor may come later in the file than the people who report to them. */
async function setSupervisors({ tx, company }: CompanyWork, { added, changed }: ImportPlan): Promise<void> {
  const isNamed = ({ values }: Row) => values.supervisorEmail !== undefined
  if (![...added, ...changed.map(({ row }) => row)].some(isNamed)) return
  const people = await tx
    .select({ id: companyPeople.id, email: companyPeople.email, number: companyPeople.employeeNumber })
    .from(companyPeople)
    .where(eq(companyPeople.companyId, company.id))
  const byEmail = new Map(people.map(({ id, email }) => [email, id]))
  const byNumber = new Map(people.map(({ id, number }) => [number, id]))
  const named = [
    ...added.map((row) => ({
      row,
      id: byEmail.get(row.email) ?? byNumber.get(valuesOf(row.values).employeeNumber ?? ''),
    })),
    ...changed.map(({ row, person: { id } }) => ({ row, id })),
  ].filter(({ row }) => isNamed(row))
  for (const [supervisor, team] of Map.groupBy(named, ({ row }) => supervisorOf(row.values))) {
    const ids = team.flatMap(({ id }) => id ?? [])
    await tx
      .update(companyPeople)
      .set({ supervisorId: byEmail.get(supervisor) ?? null })
      .where(and(eq(companyPeople.companyId, company.id), inArray(companyPeople.id, ids)))
  }
}

const actorOf = ({ request, actor }: CompanyWork) => ({ tenantId: request.tenant.id, actor })

function auditOf(
  work: CompanyWork,
  id: number,
  change: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): AuditEntry {
  return { ...actorOf(work), subject: personSubject(work.company.id, id), ...change }
}

function reportOf({ headers, columns, rows, faults }: ReadImport, plan: ImportPlan, language: Language) {
  const all: ImportFault[] = [
    ...faults,
    ...plan.faults.map(({ row, field, fault }) => ({
      ...{ line: row.line, field, message: FAULT_TEXTS[fault] },
      value: field === 'email' ? row.email : (row.values[field] ?? ''),
    })),
  ].toSorted((one, other) => one.line - other.line)
  const places = Object.entries(columns) as [ImportField, number][]
  const isNew = new Set(plan.added)
  const stored = new Set([...plan.added, ...plan.changed.map(({ row }) => row)])
  return {
    headers: [...headers],
    columns: Object.fromEntries(places.map(([field, place]) => [field, headers[place] ?? ''])),
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    faulty: new Set(all.map(({ line }) => line)).size,
    faults: all.slice(0, REPORTED_FAULTS).map((fault) => inLanguage(fault, language)),
    examples: rows
      .filter((row) => stored.has(row))
      .slice(0, EXAMPLES)
      .map((row) => ({
        ...{ line: row.line, key: row.email || (row.values.employeeNumber ?? '').trim() },
        isNew: isNew.has(row),
        name: [row.values.firstName, row.values.lastName].filter(Boolean).join(' '),
      })),
  }
}

function inLanguage(fault: ImportFault, language: Language): ImportFault {
  const { fields } = schemaProblem(language, { [fault.field]: fault.message })
  return { ...fault, message: fields[fault.field] ?? fault.message }
}
