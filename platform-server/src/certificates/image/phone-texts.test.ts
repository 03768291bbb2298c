import type { Certificate } from '@platform/shared-contracts/http'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { certificate as english } from '../../locales/en/certificate.ts'
import { paperBrand } from '../../lib/pdf/paper-brand.ts'
import { phoneTexts } from './phone-texts.ts'

const certificate: Certificate = {
  id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11',
  number: '2026-000117',
  code: '7KQ2M-XW4TR-9HPVC',
  moduleCode: 'IC0112',
  moduleTitle: 'Protección contra caídas',
  standard: '29 CFR 1926.500-1926.503',
  holderName: 'María Castellanos',
  score: 0.9,
  minutes: 50,
  language: 'es',
  contentVersion: '2',
  issuedAt: '2026-08-20T10:00:00.000Z',
  expiresAt: '2028-08-20T10:00:00.000Z',
  expiryBasis: 'recommended',
  expiryRule: 'Cada 24 meses',
  state: 'valid',
  trainer: null,
  signOff: null,
  showsFullName: false,
  replacedById: null,
}
const measured: Certificate['measured'] = {
  ...{ basis: 'lessons', lessonsRead: 8, lessonsTotal: 8, minutes: 51, lessonSeconds: 3060, attempts: 2 },
  ...{ languages: ['es'], readFrom: '2026-08-19T10:00:00.000Z', openedBy: null },
}
const brand = paperBrand(ONCALL_TENANT)
const written = (given: Partial<Certificate> = {}) =>
  phoneTexts({ ...certificate, ...given }, brand).map(({ text }) => text)

it('writes a Spanish certificate in Spanish: module, labels, dates and statement', () => {
  const texts = [...written(), ...written({ measured })]
  expect(texts).toEqual(
    expect.arrayContaining([
      'Certificado de finalización',
      'Protección contra caídas',
      'Aprobado el',
      '20 ago 2026',
      '8 de 8',
      '51 minutos',
      'Certificado núm. 2026-000117',
      expect.stringContaining('No es una tarjeta de OSHA'),
    ]),
  )
  const labels: readonly string[] = Object.values(english).filter((text) => text !== '')
  expect(texts.filter((text) => labels.includes(text))).toEqual([])
})

it('says in English what a Spanish certificate is, and nothing twice on an English one', () => {
  expect(written()).toContain('Certificate of Completion, quiz taken in Spanish')
  const texts = written({ language: 'en', moduleTitle: 'Fall Protection' })
  expect(texts).toEqual(
    expect.arrayContaining(['Fall Protection', 'Passed on', 'Aug 20, 2026', '50 minutes']),
  )
  expect(texts.filter((text) => text.startsWith('Certificate of Completion'))).toEqual([english.title])
  expect(texts).not.toContain('')
})
