import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose'
import type { Language } from '@platform/shared-contracts/http'
import { pdfMailedTo } from '../../fixtures/outbox.ts'
import { textOfBytes } from '../../fixtures/pdf-text.ts'
import { expect } from '../../fixtures/test.ts'

const WORDS = {
  en: {
    more: /^More files and links: /,
    badge: 'Download Open Badge',
    criteria: /lesson/,
    mail: 'is attached as a PDF',
  },
  es: {
    more: /^Más archivos y enlaces: /,
    badge: 'Descargar Open Badge',
    criteria: /lecci/,
    mail: 'adjunto en PDF',
  },
} as const

/** The card downloads an Open Badge: a library that knows nothing of the platform finds its key and checks its signature. */
export async function expectGenuineBadge(page: Page, card: Locator, language: Language): Promise<void> {
  const words = WORDS[language]
  await card.getByRole('button', { name: words.more }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: words.badge, exact: true }).click()
  const badge = (await readFile(await (await downloading).path(), 'utf8')).trim()
  const { kid = '', alg = '' } = decodeProtectedHeader(badge)
  const key = await importJWK((await (await page.request.get(kid)).json()) as JWK, alg)
  const { payload } = await compactVerify(badge, key)
  const credential = JSON.parse(Buffer.from(payload).toString()) as {
    readonly type: readonly string[]
    readonly credentialSubject: {
      readonly achievement: { readonly criteria: { readonly narrative: string } }
    }
  }
  expect(credential.type).toContain('OpenBadgeCredential')
  expect(credential.credentialSubject.achievement.criteria.narrative).toMatch(words.criteria)

  const [head, content = '', signature] = badge.split('.')
  const other = Buffer.from(content, 'base64url').toString().replace('OpenBadgeCredential', 'OtherCredential')
  const altered = [head, Buffer.from(other).toString('base64url'), signature].join('.')
  await expect(compactVerify(altered, key)).rejects.toThrow('signature verification failed')
}

/** The email about the pass, in the language of the account, has the certificate with this code attached. */
export async function expectMailedCertificate(
  email: string,
  code: string,
  language: Language,
): Promise<void> {
  const { mail, pdf } = await pdfMailedTo(email)
  expect(mail).toContain(WORDS[language].mail)
  expect(await textOfBytes(pdf)).toContain(code)
}
