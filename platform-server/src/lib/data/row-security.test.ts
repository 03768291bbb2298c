import { eq, sql } from 'drizzle-orm'
import { openTestDatabase } from '../../testing/test-database.ts'
import { recordAudit } from './audit.ts'
import type { Database, Tx } from './database.ts'
import { auditEntries } from './schema/audit.ts'
import { tenants, tenantHosts } from './schema/tenants.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.withPlatform((tx) =>
    tx.insert(tenants).values([
      { id: 1, slug: 'one' },
      { id: 2, slug: 'two' },
    ]),
  )
})
afterAll(() => database.close())

const entry = (tenantId: number) => ({
  tenantId,
  actor: 'a',
  action: 'session.logout' as const,
  subject: 'x',
})

async function rows<Row>(tx: Tx, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await tx.execute(query)) as unknown as { rows: Row[] }).rows
}

it('guards every table with row-level security and policies', async () => {
  const unguarded = await database.withPlatform((tx) =>
    rows<{ relname: string }>(
      tx,
      sql`select relname from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
          and (not relrowsecurity or not exists (select from pg_policy where polrelid = c.oid))`,
    ),
  )
  expect(unguarded).toEqual([])
})

it('shows a tenant its own rows only', async () => {
  expect(await database.withTenant(1, (tx) => tx.select({ id: tenants.id }).from(tenants))).toEqual([
    { id: 1 },
  ])
  expect(await database.withPlatform((tx) => tx.select({ id: tenants.id }).from(tenants))).toHaveLength(2)
})

it('lets a tenant neither write, change nor remove what is not its own', async () => {
  await expect(database.withTenant(1, (tx) => recordAudit(tx, entry(2)))).rejects.toThrow()
  const changed = await database.withTenant(1, (tx) =>
    tx.update(tenants).set({ slug: 'stolen' }).where(eq(tenants.id, 2)).returning(),
  )
  const removed = await database.withTenant(1, (tx) =>
    tx.delete(tenants).where(eq(tenants.id, 2)).returning(),
  )
  expect([changed, removed]).toEqual([[], []])
})

it("hides the platform's own tables from every tenant", async () => {
  await database.withPlatform((tx) => tx.insert(tenantHosts).values({ host: 'one.test', tenantId: 1 }))
  expect(await database.withTenant(1, (tx) => tx.select().from(tenantHosts))).toEqual([])
})

it('lets no role change append-only tables', async () => {
  await database.withTenant(1, (tx) => recordAudit(tx, entry(1)))
  for (const work of [
    (tx: Tx) => tx.delete(auditEntries),
    (tx: Tx) => tx.update(auditEntries).set({ actor: 'nobody' }),
  ]) {
    await expect(database.withPlatform(work)).rejects.toThrow()
    await expect(database.withTenant(1, work)).rejects.toThrow()
  }
})

it('works as a role that owns nothing and cannot pass by row-level security', async () => {
  const [role] = await database.withTenant(1, (tx) =>
    rows<{ rolname: string; owns: number }>(
      tx,
      sql`select rolname, (select count(*)::int from pg_class where relowner = r.oid) as owns
          from pg_roles r where rolname = current_user and not rolsuper and not rolbypassrls`,
    ),
  )
  expect(role).toEqual({ rolname: 'platform_tenant', owns: 0 })
})

it('resets tenant and role at the end of the transaction', async () => {
  await database.withTenant(2, async (tx) => tx.select().from(tenants))
  const seen = await database.withPlatform((tx) => tx.select({ id: tenants.id }).from(tenants))
  expect(seen).toHaveLength(2)
  await expect(
    database.withTenant(1, async (tx) => {
      await tx.insert(auditEntries).values(entry(1))
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
})

it('says so, instead of hanging, when a transaction is opened inside another', async () => {
  await expect(
    database.withTenant(1, () => database.withPlatform((tx) => tx.select().from(tenants))),
  ).rejects.toThrow('A transaction is already open')
})
