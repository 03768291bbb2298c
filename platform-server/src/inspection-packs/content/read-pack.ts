import { shownEmail } from '@platform/shared-contracts/rules'
import { personName } from '../../domain/accounts/person-name.rule.ts'
import { companyTraining, type MemberTraining } from '../../domain/requirements/company-standings.ts'
import { mustRetake } from '../../domain/courses/module-content.ts'
import { quizCourse } from '../../domain/courses/quiz-source.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { PackContent, PackModule, PackRow, PackScope, PackSignOff } from './pack-content.ts'
import { countsOf, packDay, standingThen, worksAt, type PackDay, type RecordOf } from './pack-day.rule.ts'
import {
  certificateRecords,
  classRecords,
  exemptionsAt,
  firstActivity,
  keyOf,
  signOffRows,
  type PackRecord,
  type RecordDetail,
  type Wanted,
} from './sql-records.ts'

interface Reading {
  readonly company: { readonly id: number; readonly name: string }
  readonly scope: PackScope
  readonly now: Date
}

/** The records of a company's people on a day. Read in one transaction, so that the figures agree. */
export async function readPack(tx: Tx, { company, scope, now }: Reading): Promise<PackContent> {
  const training = (await companyTraining(tx, { companyId: company.id, now })).filter((each) =>
    isInScope(each, scope),
  )
  const names = new Map(training.map(({ member }) => [member.account.id, personName(member.account)]))
  const day = packDay(scope.on, now)
  const wanted: Wanted = {
    ...{ companyId: company.id, userIds: [...names.keys()], scope, moment: day.moment },
    // What was current on a past day was current with the content of that day.
    mustRetake: day.isToday ? mustRetake : () => false,
  }
  const { records, classes } = await classRecords(tx, wanted)
  const all = [...(await certificateRecords(tx, wanted)), ...records]
  const rows = rowsOf(training, { all, day, ...(await dayFacts(tx, wanted)) })
  return {
    company: company.name,
    scope,
    modules: modulesOf(scope),
    counts: countsOf(names.size, rows),
    rows,
    classes,
    signOffs: (await signOffRows(tx, wanted)).map((row) => toSignOff(row, names.get(row.userId) ?? '')),
  }
}

async function dayFacts(tx: Tx, wanted: Wanted) {
  return { exempt: await exemptionsAt(tx, wanted), started: await firstActivity(tx, wanted) }
}

interface DayRecords extends Awaited<ReturnType<typeof dayFacts>> {
  readonly all: readonly PackRecord[]
  readonly day: PackDay
}

function rowsOf(training: readonly MemberTraining[], { all, day, exempt, started }: DayRecords): PackRow[] {
  const byKey = Map.groupBy(all, ({ key }) => key)
  return training.map(({ member, module, facts, standing: now, isRequired }) => {
    const key = keyOf(member.account.id, module)
    const exemptUntil = exempt.get(`${member.personId} ${module}`) ?? null
    const { requirement, assignment } = facts
    const { standing, record } = standingThen(
      {
        ...{ requirement, exemptUntil, records: byKey.get(key) ?? [] },
        ...{ isInProgress: now.state === 'in_progress', dueOn: assignment?.dueOn ?? null },
      },
      day,
    )
    return {
      ...personOf(member),
      ...{ module, isRequired, state: standing.state, until: standing.until },
      ...trainedBy(record),
      ...assigned(assignment),
      startedOn: dayOrNull(started.get(key)),
    }
  })
}

function trainedBy(record: RecordOf<RecordDetail> | null) {
  if (!record) return { trainedBy: null, trainedOn: null, certificate: null, trainer: null }
  const { trained, detail } = record
  return { trainedBy: trained.by, trainedOn: dayOf(trained.at), ...detail }
}

function assigned(assignment: MemberTraining['facts']['assignment']) {
  if (!assignment) return { assignedOn: null, dueOn: null }
  return { assignedOn: dayOf(assignment.assignedAt), dueOn: assignment.dueOn }
}

type Member = MemberTraining['member']

function personOf(member: Member) {
  const { site, department, jobRole, account } = member
  return { name: personName(account), email: shownEmail(account.email), site, department, jobRole }
}

const dayOrNull = (at: Date | undefined) => (at ? dayOf(at) : null)

const isInScope = ({ member, module }: MemberTraining, scope: PackScope) =>
  scope.modules.includes(module) && worksAt(member, scope)

function modulesOf({ modules }: PackScope): PackModule[] {
  return modules.flatMap((code) => {
    const course = quizCourse(code)
    return course ? [{ code, title: course.title, standard: course.standard }] : []
  })
}

function toSignOff(row: Awaited<ReturnType<typeof signOffRows>>[number], name: string): PackSignOff {
  const { moduleCode: module, performedOn, site, equipment, signedBy } = row
  return { name, module, performedOn, site, equipment, signedBy }
}
