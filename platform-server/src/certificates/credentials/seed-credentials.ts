import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { demoDocument } from '../../domain/documents/demo-document.ts'
import { storeDocument, type DocumentFile } from '../../domain/documents/document-files.ts'
import { CREDENTIAL_FOLDER } from './credential-folder.ts'
import { credentialsOf, insertCredential } from './sql-credentials.ts'

const DAY_MS = 24 * 60 * 60_000

interface Demo {
  readonly title: string
  readonly issuer: string
  readonly number: string
  readonly issuedDaysAgo: number
  readonly expiresInDays: number | null
  readonly moduleCode: string | null
  readonly state: 'pending' | 'approved' | 'refused'
}

const NAME = { state: 'pending', moduleCode: null, number: '', expiresInDays: null } as const
/** By the part of the email address before the @. */
const DEMO: Readonly<Record<string, readonly Demo[]>> = {
  subscriber: [
    {
      ...{ title: 'OSHA 30-Hour Construction', issuer: 'Harbor Outreach Institute', number: '36-204817' },
      ...{ issuedDaysAgo: 700, expiresInDays: null, moduleCode: 'IC0112', state: 'approved' },
    },
    {
      ...{ title: 'First Aid, CPR and AED', issuer: 'Bayside First Aid', number: 'BFA-11902' },
      ...{ issuedDaysAgo: 690, expiresInDays: 40, moduleCode: 'IC0115', state: 'approved' },
    },
    { ...NAME, title: 'Qualified Rigger, Level 1', issuer: 'Crane Skills Center', issuedDaysAgo: 30 },
  ],
  'tomas.havel': [
    { ...NAME, title: 'Forklift Operator Evaluation', issuer: 'Midwest Lift Training', issuedDaysAgo: 12 },
  ],
  'aaliyah.brooks': [
    {
      ...{ ...NAME, title: 'Confined Space Rescue', issuer: 'Peach State Rescue', issuedDaysAgo: 200 },
      ...{ moduleCode: 'IC0119', state: 'refused' },
    },
  ],
}

interface DemoTenant {
  readonly tenantId: number
  readonly domain: string
}

/** Credentials from other issuers in each state. A learner who already has some is left unchanged. */
export async function seedDemoCredentials(
  { database, storage, now }: Pick<Services, 'database' | 'storage' | 'now'>,
  tenants: readonly DemoTenant[],
): Promise<void> {
  for (const { tenantId, domain } of tenants)
    for (const [name, demos] of Object.entries(DEMO)) {
      const person = await database.withTenant(tenantId, (tx) => withoutCredentials(tx, `${name}@${domain}`))
      for (const demo of person ? demos : []) {
        const holder = `${person?.firstName} ${person?.lastName}`
        const bytes = await demoDocument(demo.title, demo.issuer, holder)
        const file = { bytes, name: `${demo.title}.pdf`, type: 'application/pdf', extension: 'pdf' } as const
        const stored = await storeDocument(storage, file, { folder: CREDENTIAL_FOLDER, tenantId, now: now() })
        await database.withTenant(tenantId, (tx) => insertDemo(tx, person, { demo, stored, now: now() }))
      }
    }
}

async function withoutCredentials(tx: Tx, email: string): Promise<Person | null> {
  const [person] = await tx.select().from(users).where(eq(users.email, email))
  return person && (await credentialsOf(tx, person.id)).length === 0 ? person : null
}

interface DemoSeed {
  readonly demo: Demo
  readonly stored: DocumentFile
  readonly now: Date
}

async function insertDemo(tx: Tx, person: Person | null, { demo, stored, now }: DemoSeed): Promise<void> {
  if (!person) return
  const { title, issuer, number, moduleCode, state, issuedDaysAgo, expiresInDays } = demo
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const decided = {
    decidedAt: new Date(now.getTime() - DAY_MS),
    decidedBy: 'Priya Natarajan',
    reason: state === 'refused' ? 'The page with the date is missing. Please upload both sides.' : null,
  }
  await insertCredential(tx, {
    ...{ id: randomUUID(), tenantId: person.tenantId, userId: person.id, ...stored },
    ...{ title, issuer, number, moduleCode, state },
    issuedOn: day(-issuedDaysAgo),
    expiresOn: expiresInDays === null ? null : day(expiresInDays),
    sentAt: new Date(now.getTime() - 2 * DAY_MS),
    ...(state === 'pending' ? {} : decided),
  })
}
