import type { TrainingCell } from '@platform/shared-contracts/http'
import type { Tx } from '../../lib/data/database.ts'
import { companyTraining } from './company-standings.ts'

interface Wanted {
  readonly companyId: number
  readonly userIds: readonly number[]
  readonly now: Date
}

/** Adds where these people of a company stand to their cells. */
export async function withStandings(
  tx: Tx,
  wanted: Wanted,
): Promise<(userId: number, cells: readonly TrainingCell[]) => TrainingCell[]> {
  const training = await companyTraining(tx, wanted)
  const byCell = new Map(
    training.map(({ member, module, standing, isRequired }) => [
      `${member.account.id} ${module}`,
      { ...standing, isRequired },
    ]),
  )
  return (userId, cells) =>
    cells.map((cell) => {
      const standing = byCell.get(`${userId} ${cell.module}`)
      return standing ? { ...cell, standing } : cell
    })
}
