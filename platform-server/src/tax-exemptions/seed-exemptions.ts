import { randomUUID } from 'node:crypto'
import type { ExemptionKind } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import { demoDocument } from '../domain/documents/demo-document.ts'
import { storeDocument } from '../domain/documents/document-files.ts'
import { exemptionOwnerOf, type ExemptionOwner } from '../domain/tax-exemptions/exemption-owner.ts'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { EXEMPTION_FOLDER } from './exemption-folder.ts'
import { exemptionsOf, insertExemption } from './sql-tax-exemptions.ts'

const DAY_MS = 24 * 60 * 60_000

interface Demo {
  /** The part of the sender's email address before the @. */
  readonly name: string
  readonly number: string
  readonly kind: ExemptionKind
  readonly status: 'accepted' | 'waiting'
  readonly sentDaysAgo: number
  readonly endsInDays: number
}

const DEMO: readonly Demo[] = [
  {
    name: 'manager',
    number: '1-74-3318820-2',
    kind: 'reseller',
    status: 'accepted',
    sentDaysAgo: 140,
    endsInDays: 225,
  },
  {
    name: 'safety',
    number: 'TX-EX-20418',
    kind: 'nonprofit',
    status: 'waiting',
    sentDaysAgo: 1,
    endsInDays: 364,
  },
]

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

interface DemoTenant {
  readonly tenantId: number
  readonly domain: string
}

/** One certificate that staff accepted and one that waits. A company that has some is left unchanged. */
export async function seedDemoExemptions(services: Parts, tenants: readonly DemoTenant[]): Promise<void> {
  for (const { tenantId, domain } of tenants)
    await services.database.withTenant(tenantId, async (tx) => {
      for (const demo of DEMO) await seedExemption(tx, services, { tenantId, domain, demo })
    })
}

interface Seeding extends DemoTenant {
  readonly demo: Demo
}

async function seedExemption(tx: Tx, { storage, now }: Parts, { tenantId, domain, demo }: Seeding) {
  const { name, number, kind, status, sentDaysAgo, endsInDays } = demo
  const owner = await ownerWithout(tx, `${name}@${domain}`)
  if (!owner) return
  const at = (days: number) => new Date(now().getTime() + days * DAY_MS)
  const title = 'Sales Tax Exemption Certificate'
  const bytes = await demoDocument(title, 'State of Texas', number)
  const file = { bytes, name: `${title}.pdf`, type: 'application/pdf', extension: 'pdf' } as const
  const stored = await storeDocument(storage, file, { folder: EXEMPTION_FOLDER, tenantId, now: now() })
  const decision = { decidedAt: at(1 - sentDaysAgo), decidedBy: `super@${domain}` }
  await insertExemption(tx, {
    ...{ id: randomUUID(), tenantId, ...owner, ...stored, number, state: 'TX', kind, status },
    expiresOn: at(endsInDays).toISOString().slice(0, 10),
    sentAt: at(-sentDaysAgo),
    ...(status === 'waiting' ? {} : decision),
  })
}

/** Locks the user, so that two replicas that start at once do not both find none. */
async function ownerWithout(tx: Tx, email: string): Promise<ExemptionOwner | null> {
  const isThem = eq(users.email, email)
  const [person] = await tx.select({ id: users.id }).from(users).where(isThem).for('no key update')
  if (!person) return null
  const owner = await exemptionOwnerOf(tx, person.id)
  return (await exemptionsOf(tx, owner)).length === 0 ? owner : null
}
