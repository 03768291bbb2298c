import type { ReleaseManifest } from '@platform/shared-contracts/http'
import { asc, gt, sql } from 'drizzle-orm'
import type { Tx } from '../data/database.ts'
import { registryChanges, registryReleases } from '../data/schema/registry.ts'
import type { SlotChange } from './fold-changes.rule.ts'
import type { ChangeRow, ReleaseRow } from './registry-rows.ts'

/** Any number, the same on every replica. */
const LOCK = 7_311_004

/** How far a replica has read. */
export interface Position {
  readonly releaseSeq: number
  readonly changeSeq: number
}

export interface NewRows {
  readonly releases: readonly ReleaseRow[]
  readonly changes: readonly ChangeRow[]
}

/** One writer at a time, until the transaction ends: sequence numbers then grow in the order of commits. */
export async function lockRegistry(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

export async function readSince(tx: Tx, { releaseSeq, changeSeq }: Position): Promise<NewRows> {
  const releases = await tx
    .select()
    .from(registryReleases)
    .where(gt(registryReleases.seq, releaseSeq))
    .orderBy(asc(registryReleases.seq))
  const changes = await tx
    .select()
    .from(registryChanges)
    .where(gt(registryChanges.seq, changeSeq))
    .orderBy(asc(registryChanges.seq))
  return { releases, changes }
}

export interface Author {
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

export async function insertRelease(
  tx: Tx,
  ref: string,
  manifest: ReleaseManifest,
  author: Author,
): Promise<void> {
  await tx.insert(registryReleases).values({
    remote: manifest.listing.id,
    release: ref,
    manifest,
    registeredBy: author.actor,
    registeredAt: author.at,
  })
}

export async function insertChanges(
  tx: Tx,
  remote: string,
  changes: readonly SlotChange[],
  author: Author,
): Promise<void> {
  if (changes.length > 0)
    await tx.insert(registryChanges).values(changes.map((change) => ({ ...change, ...author, remote })))
}
