import type { Tx } from '../../lib/data/database.ts'
import { mustRetake } from '../courses/module-content.ts'
import { heldCertificates } from '../progress/sql-measured.ts'
import type { Trained } from './standing.rule.ts'

export type TrainedOf = (userId: number, moduleCode: string) => Trained | null

/** The training of these people that a company may count. */
export async function trainedOf(tx: Tx, userIds: readonly number[]): Promise<TrainedOf> {
  if (userIds.length === 0) return () => null
  const held = await heldCertificates(tx, [...userIds])
  const byPlace = new Map(
    held.map(({ userId, moduleCode, issuedAt: at, expiresAt, contentVersion }) => [
      `${userId} ${moduleCode}`,
      { at, expiresAt, isOutdated: mustRetake(moduleCode, contentVersion) },
    ]),
  )
  return (userId, moduleCode) => byPlace.get(`${userId} ${moduleCode}`) ?? null
}
