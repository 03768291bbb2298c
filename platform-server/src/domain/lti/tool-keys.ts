import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ltiKeys } from '../../lib/data/schema/standards/lti.ts'
import { createSecretBox } from '../../lib/keys/secret-box.ts'

type KeyRow = typeof ltiKeys.$inferSelect

export const SIGNATURE = 'RS256'
/** Of the first key and of rotations, for each tenant. */
const KEY_LOCK = 1_313
const DAY_MS = 24 * 60 * 60_000
/** Platforms store key sets for hours at most, and what was signed is valid for minutes. */
const PUBLISHED_AFTER_MS = 7 * DAY_MS

export interface SigningKey {
  readonly id: string
  readonly key: CryptoKey
}

export interface ToolKeys {
  /** The key that signs; the first use makes it. */
  current(tx: Tx, tenantId: number): Promise<KeyRow>
  signing(tx: Tx, tenantId: number): Promise<SigningKey>
  /** A new key signs from now on. */
  rotate(tx: Tx, tenantId: number): Promise<KeyRow>
  /** Public keys: the current one, and those that were replaced in the last days. */
  published(tx: Tx, tenantId: number): Promise<{ keys: JWK[] }>
}

export function createToolKeys({ keys, now }: Pick<Services, 'keys' | 'now'>): ToolKeys {
  const { box, contextOf } = createKeyBox({ keys })

  async function make(tx: Tx, tenantId: number): Promise<KeyRow> {
    const id = randomUUID()
    const pair = await generateKeyPair(SIGNATURE, { extractable: true })
    const publicKey = (await exportJWK(pair.publicKey)) as Record<string, string>
    const secret = JSON.stringify(await exportJWK(pair.privateKey))
    const privateKey = box.seal(secret, contextOf({ tenantId, id }))
    const [row] = await tx
      .insert(ltiKeys)
      .values({ id, tenantId, publicKey, privateKey, createdAt: now() })
      .returning()
    if (!row) throw new Error('The database did not return the new key.')
    return row
  }

  const newest = async (tx: Tx, tenantId: number) => {
    const isCurrent = and(eq(ltiKeys.tenantId, tenantId), isNull(ltiKeys.retiredAt))
    const [row] = await tx.select().from(ltiKeys).where(isCurrent).orderBy(desc(ltiKeys.createdAt)).limit(1)
    return row
  }

  async function current(tx: Tx, tenantId: number): Promise<KeyRow> {
    const known = await newest(tx, tenantId)
    if (known) return known
    await holdTenant(tx, tenantId)
    return (await newest(tx, tenantId)) ?? make(tx, tenantId)
  }

  return {
    current,

    async signing(tx, tenantId) {
      const row = await current(tx, tenantId)
      const jwk = JSON.parse(box.open(row.privateKey, contextOf(row))) as JWK
      return { id: row.id, key: (await importJWK(jwk, SIGNATURE)) as CryptoKey }
    },

    async rotate(tx, tenantId) {
      await holdTenant(tx, tenantId)
      const isCurrent = and(eq(ltiKeys.tenantId, tenantId), isNull(ltiKeys.retiredAt))
      await tx.update(ltiKeys).set({ retiredAt: now() }).where(isCurrent)
      return make(tx, tenantId)
    },

    async published(tx, tenantId) {
      await current(tx, tenantId)
      const limit = new Date(now().getTime() - PUBLISHED_AFTER_MS)
      const isPublished = or(isNull(ltiKeys.retiredAt), gt(ltiKeys.retiredAt, limit))
      const rows = await tx
        .select()
        .from(ltiKeys)
        .where(and(eq(ltiKeys.tenantId, tenantId), isPublished))
        .orderBy(desc(ltiKeys.createdAt))
      return {
        keys: rows.map(({ id, publicKey }) => ({ ...publicKey, kid: id, alg: SIGNATURE, use: 'sig' })),
      }
    },
  }
}

/** Of two requests that need the first key only one makes it. */
async function holdTenant(tx: Tx, tenantId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK}, ${tenantId})`)
}

function createKeyBox({ keys }: Pick<Services, 'keys'>) {
  const box = createSecretBox(keys.forPurpose('lti keys'))
  const contextOf = ({ tenantId, id }: Pick<KeyRow, 'tenantId' | 'id'>) => `tenant ${tenantId} lti key ${id}`
  return { box, contextOf }
}

/** After a rotation of the installation's keys: seals private keys again that an older one sealed. Returns how many. */
export async function resealToolKeys({
  database,
  keys,
}: Pick<Services, 'database' | 'keys'>): Promise<number> {
  const { box, contextOf } = createKeyBox({ keys })
  return database.withPlatform(async (tx) => {
    const stale = (await tx.select().from(ltiKeys).for('update')).filter(({ privateKey }) =>
      box.isStale(privateKey),
    )
    for (const row of stale)
      await tx
        .update(ltiKeys)
        .set({ privateKey: box.seal(box.open(row.privateKey, contextOf(row)), contextOf(row)) })
        .where(eq(ltiKeys.id, row.id))
    return stale.length
  })
}
