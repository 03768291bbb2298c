import type { Tx } from '../../lib/data/database.ts'
import { mustRetake } from '../courses/module-content.ts'
import { heldCertificates } from '../progress/sql-measured.ts'
import { betterOf, classTraining } from './class-training.rule.ts'
import { classesOf } from './sql-requirements.ts'
import type { Trained } from './standing.rule.ts'

export type TrainedOf = (userId: number, moduleCode: string) => Trained | null

/** The certificates of these people that count. */
export async function certifiedOf(tx: Tx, userIds: readonly number[]): Promise<TrainedOf> {
  if (userIds.length === 0) return () => null
  const held = await heldCertificates(tx, [...userIds])
  const byPlace = new Map(
    held.map(({ userId, moduleCode, issuedAt: at, expiresAt, contentVersion }) => [
      `${userId} ${moduleCode}`,
      { by: 'certificate' as const, at, expiresAt, isOutdated: mustRetake(moduleCode, contentVersion) },
    ]),
  )
  return (userId, moduleCode) => byPlace.get(`${userId} ${moduleCode}`) ?? null
}

/** The training of these people that a company may count: certificates, and classes that it recorded. */
export async function trainedOf(tx: Tx, companyId: number, userIds: readonly number[]): Promise<TrainedOf> {
  if (userIds.length === 0) return () => null
  const certified = await certifiedOf(tx, userIds)
  const taught = await classesOf(tx, companyId, userIds)
  return (userId, moduleCode) => {
    const heldOn = taught.get(`${userId} ${moduleCode}`)
    const ofClass = heldOn === undefined ? null : classTraining(moduleCode, heldOn)
    return betterOf(certified(userId, moduleCode), ofClass)
  }
}
