import { LEGAL_KINDS, LegalDocument, type LegalKind } from '@platform/shared-contracts/http'
import { legalAcceptances, legalDocuments } from '../lib/data/schema/content/legal.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { StartError } from '../lib/start-error.ts'
import {
  acceptLegalDocuments,
  currentLegalDocument,
  requirePlatformTexts,
} from '../domain/legal/legal-documents.ts'
import type { PlatformTexts } from '../domain/legal/legal-texts.ts'

let test: TestApp
let now = new Date('2026-11-24T12:00:00Z')
beforeAll(async () => {
  test = await openTestApp({ services: { now: () => now } })
})
afterAll(() => test.close())

async function document(kind: LegalKind, host = 'localhost') {
  const answer = await test.app.inject({ url: `/api/legal/${kind}`, headers: { host } })
  expect(answer.statusCode).toBe(200)
  return LegalDocument.parse(answer.json())
}

it.each(LEGAL_KINDS)('gives the %s in the name of the tenant, with version and date', async (kind) => {
  const own = await document(kind, 'trinova.localhost')
  const text = JSON.stringify(own)
  expect(text).toContain('Trinova Safety Academy')
  expect(text).toContain('support@trinova.test')
  expect(text).not.toMatch(/\{\w+\}/)
  const inForce = {
    privacy: { version: '2026.9', effectiveOn: '2026-11-24' },
    terms: { version: '2026.5', effectiveOn: '2026-11-24' },
  }
  expect(own).toMatchObject({ kind, ...inForce[kind] })
  expect(new Set(own.sections.map(({ id }) => id)).size).toBe(own.sections.length)
})

it('says in the privacy policy what employers see', async () => {
  const { sections } = await document('privacy')
  expect(sections.find(({ id }) => id === 'employers')?.heading).toContain('employers')
})

it('returns 404 for any other text', async () => {
  expect((await test.app.inject({ url: '/api/legal/cookies' })).statusCode).toBe(404)
})

describe('a text of the tenant’s own', () => {
  const body = { title: 'Our terms', summary: [], sections: [] }
  const publish = (version: string, effectiveOn: string) =>
    test.services.database.withTenant(1, (tx) =>
      tx
        .insert(legalDocuments)
        .values({ tenantId: 1, kind: 'terms', version, effectiveOn, source: 'tenant', body }),
    )

  it('comes into force on its date, for this tenant alone', async () => {
    await publish('own-1', '2027-01-01')
    expect((await document('terms')).version).toBe('2026.5')
    now = new Date('2027-01-01T00:00:00Z')
    expect((await document('terms')).version).toBe('own-1')
    expect((await document('terms', 'trinova.localhost')).version).toBe('2026.5')
  })

  it('is what a registration then accepts, beside the privacy policy', async () => {
    await test.services.database.withTenant(1, (tx) => acceptLegalDocuments(tx, 1, 77, now))
    const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(legalAcceptances))
    expect(rows.map(({ kind, version, userId }) => [userId, kind, version]).toSorted()).toEqual([
      [77, 'privacy', '2026.9'],
      [77, 'terms', 'own-1'],
    ])
  })

  it('cannot be rewritten once it is published', async () => {
    const change = test.services.database.withTenant(1, (tx) => tx.update(legalDocuments).set({ body }))
    await expect(change).rejects.toThrow()
  })
})

describe('a text of the platform’s that takes effect later', () => {
  const body = { title: 'Our terms', summary: [], sections: [] }
  const before = { version: 'before', effectiveOn: '2026-01-01', body }
  const after = { version: 'after', effectiveOn: '2026-12-01', body }
  const texts = { privacy: [before, after], terms: [after, before] }

  it.each(LEGAL_KINDS)(
    'leaves the %s before it in force until its day, on a new database too',
    async (kind) => {
      const fresh = await openTestApp()
      const versionOn = async (day: string) =>
        fresh.services.database.withTenant(2, async (tx) => {
          const document = await currentLegalDocument(tx, 2, kind, new Date(`${day}T12:00:00Z`), texts)
          return document.version
        })
      expect(await versionOn('2026-11-30')).toBe('before')
      expect(await versionOn('2026-12-01')).toBe('after')
      await fresh.close()
    },
  )

  it('does not let the server start without one that is in force', () => {
    const startOn = (day: string, listed: PlatformTexts = texts) =>
      requirePlatformTexts(new Date(`${day}T12:00:00Z`), listed)
    expect(() => startOn('2026-11-30')).not.toThrow()
    expect(() => startOn('2026-11-30', { ...texts, privacy: [after] })).toThrow(
      new StartError(
        'Cannot start: today is 2026-11-30, and the privacy policy takes effect on 2026-12-01 at the earliest. Set the clock, or add an earlier version to legal-texts.ts.',
      ),
    )
    expect(() => startOn('2025-11-30')).toThrow(
      /^Cannot start: .* takes? effect on 2026-01-01 at the earliest/,
    )
  })

  it('is never the only one that is listed', () => {
    expect(() => requirePlatformTexts(new Date())).not.toThrow()
  })
})
