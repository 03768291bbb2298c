import { screen, within } from '@testing-library/react'
import type { CertificateKey } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { CertificateKeysRoute } from './certificate-keys.route.tsx'

const key = (kid: string, retiredAt: string | null): CertificateKey => ({
  jwk: { kty: 'OKP', crv: 'Ed25519', x: 'x', kid, alg: 'EdDSA', use: 'sig' },
  fingerprint: 'ab12cd',
  pem: '-----BEGIN PUBLIC KEY-----',
  createdAt: '2026-11-01T10:00:00.000Z',
  retiredAt,
})

test('shows every key with its fingerprint and its dates', async () => {
  const { fetch } = fakeApi({
    'GET /certificate-keys': [key('new', null), key('old', '2026-11-20T10:00:00.000Z')],
  })
  renderPage(CertificateKeysRoute, { platform: { fetch } })
  const [inUse, retired] = await screen.findAllByRole('article')
  expect(within(inUse!).getByText('In use')).toBeVisible()
  expect(within(inUse!).getByText('ab:12:cd')).toBeVisible()
  expect(within(retired!).getByText(/Retired on Nov 20, 2026/)).toBeVisible()
})

test('says when the keys could not be loaded', async () => {
  const { fetch } = fakeApi({ 'GET /certificate-keys': { status: 500, body: { message: 'Broken' } } })
  renderPage(CertificateKeysRoute, { platform: { fetch } })
  expect((await screen.findAllByText('The public keys could not be loaded. Try again.')).length).toBe(2)
})
