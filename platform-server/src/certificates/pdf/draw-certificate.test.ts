import type { Certificate } from '@platform/shared-contracts/http'
import { ONCALL_TENANT, TRINOVA_TENANT } from '@platform/shared-contracts/rules'
import { siteUrl } from '../../lib/network/site-url.ts'
import { readQrCode } from '../../testing/read-qr-code.ts'
import { paperBrand } from '../../lib/pdf/paper-brand.ts'
import { drawCertificate } from './draw-certificate.ts'

/** Header `{"alg":"EdDSA","kid":"k"}`. */
const SIGNED = 'eyJhbGciOiJFZERTQSIsImtpZCI6ImsifQ.e30.AA'

const certificate: Certificate = {
  id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11',
  number: '2026-000117',
  code: '7KQ2M-XW4TR-9HPVC',
  moduleCode: 'IC0112',
  moduleTitle: 'Fall Protection',
  standard: '29 CFR 1926.500-1926.503',
  holderName: 'Łukasz Ķēniņš-Nguyễn',
  score: 0.9,
  minutes: 50,
  language: 'en',
  contentVersion: '2',
  issuedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2028-11-20T10:00:00.000Z',
  expiryBasis: 'recommended',
  expiryRule: 'Every 24 months',
  state: 'valid',
  trainer: null,
  signOff: null,
  showsFullName: false,
  replacedById: null,
}

it.each([
  [
    ONCALL_TENANT,
    { protocol: 'https', host: 'training.oncall.test', port: 443 },
    'https://training.oncall.test',
  ],
  [
    TRINOVA_TENANT,
    { protocol: 'http', host: 'trinova.localhost', port: 8080 },
    'http://trinova.localhost:8080',
  ],
])(
  'the QR code of a certificate leads a camera to /verify of its own tenant (%#)',
  async (tenant, site, origin) => {
    const checkUrl = siteUrl(site, `/verify/${certificate.code}`)
    const pdf = await drawCertificate(certificate, { brand: paperBrand(tenant), checkUrl, signed: SIGNED })
    expect(readQrCode(pdf)).toBe(`${origin}/verify/7KQ2M-XW4TR-9HPVC`)
  },
)
