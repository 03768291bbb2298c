import type { TrainingRow } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import type { Tx } from '../../lib/data/database.ts'
import { heldCertificates } from '../progress/sql-measured.ts'
import { companyTraining, type MemberTraining } from '../requirements/company-standings.ts'
import { learnerRows, type Learner } from '../training-cells/learner-rows.ts'
import { cellCode } from './cell-code.rule.ts'
import { nextChange } from './next-change.rule.ts'

interface Wanted {
  readonly companyId: number
  readonly learners: readonly (Learner & { readonly personId: number })[]
  readonly now: Date
}

/** What the index says of one person. */
export interface IndexEntry extends Pick<TrainingRow, 'completed'> {
  readonly personId: number
  readonly row: TrainingRow
  readonly cells: string
  readonly lastActivityAt: Date | null
  readonly validUntil: Date | null
}

/** Computes these people of a company with the rules that show them everywhere else. */
export async function computeEntries(tx: Tx, { companyId, learners, now }: Wanted): Promise<IndexEntry[]> {
  const userIds = learners.map(({ id }) => id)
  const rows = await learnerRows(tx, learners, now)
  const held = Map.groupBy(await heldCertificates(tx, userIds), ({ userId }) => userId)
  const training = await companyTraining(tx, { companyId, userIds, now })
  const trainingOf = Map.groupBy(training, ({ member }) => member.account.id)
  return rows.map((row, at) => {
    const own = trainingOf.get(row.id) ?? []
    const shown = { ...withStandings(row, own), personId: learners[at]?.personId ?? 0 }
    const { completed, lastActivityAt } = shown
    return {
      ...{ personId: shown.personId, row: shown, completed },
      cells: shown.cells.map((cell) => cellCode(cell)).join(''),
      lastActivityAt: lastActivityAt === null ? null : new Date(lastActivityAt),
      validUntil: nextChange(
        {
          certificateEnds: (held.get(row.id) ?? []).map(({ expiresAt }) => expiresAt),
          cells: shown.cells.map(({ module, dueOn }) => ({ ...factsOf(own, module), dueOn })),
        },
        now,
      ),
    }
  })
}

/** Where the letter of a module is in an entry, counted from 1 as the database does; `null` for a module that is not sold. */
export function placeOf(module: string): number | null {
  const at = CORE_MODULES.findIndex(({ code }) => code === module)
  return at === -1 ? null : at + 1
}

function withStandings(row: TrainingRow, training: readonly MemberTraining[]): TrainingRow {
  const cells = row.cells.map((cell) => {
    const own = training.find(({ module }) => module === cell.module)
    return own ? { ...cell, standing: { ...own.standing, isRequired: own.isRequired } } : cell
  })
  return { ...row, cells }
}

function factsOf(training: readonly MemberTraining[], wanted: string) {
  const {
    requirement = null,
    exemptUntil = null,
    trained = null,
  } = training.find(({ module }) => module === wanted)?.facts ?? {}
  return { requirement, exemptUntil, trained }
}
