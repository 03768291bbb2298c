import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { packageDocuments } from '../../lib/data/schema/training/packages.ts'

interface Place {
  readonly registrationId: string
  readonly scope: string
  readonly name: string
}

interface NewDocument extends Place {
  readonly tenantId: number
  readonly contentType: string
  readonly body: string
  readonly now: Date
}

const isAt = ({ registrationId, scope, name }: Place) =>
  and(
    eq(packageDocuments.registrationId, registrationId),
    eq(packageDocuments.scope, scope),
    eq(packageDocuments.name, name),
  )

/** Where the state of one activity is. */
export function stateScope(activityId: string): string {
  return `state ${activityId}`
}

export async function saveDocument(tx: Tx, { now, ...document }: NewDocument): Promise<void> {
  const { contentType, body } = document
  const { registrationId, scope, name } = packageDocuments
  await tx
    .insert(packageDocuments)
    .values({ ...document, updatedAt: now })
    .onConflictDoUpdate({ target: [registrationId, scope, name], set: { contentType, body, updatedAt: now } })
}

export async function findDocument(tx: Tx, place: Place) {
  const [row] = await tx.select().from(packageDocuments).where(isAt(place))
  return row
}

export async function documentNames(
  tx: Tx,
  { registrationId, scope }: Omit<Place, 'name'>,
): Promise<string[]> {
  const isThere = and(eq(packageDocuments.registrationId, registrationId), eq(packageDocuments.scope, scope))
  const rows = await tx.select({ name: packageDocuments.name }).from(packageDocuments).where(isThere)
  return rows.map(({ name }) => name)
}

export async function removeDocument(tx: Tx, place: Place): Promise<void> {
  await tx.delete(packageDocuments).where(isAt(place))
}

const MOST_DOCUMENTS = 200

/** Content stores what it likes, up to a point. */
export async function hasRoom(tx: Tx, registrationId: string): Promise<boolean> {
  return (
    (await tx.$count(packageDocuments, eq(packageDocuments.registrationId, registrationId))) < MOST_DOCUMENTS
  )
}
