/** @jest-environment node */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CertificateKey, SignedCertificate } from '@platform/shared-contracts/http'
import { checkSigned } from './check-signed.ts'

const PAYLOAD: SignedCertificate = {
  iss: 'https://training.test',
  jti: 'urn:uuid:6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11',
  iat: 1_795_000_000,
  exp: 1_858_000_000,
  certificate: {
    ...{ number: '2026-000001', code: 'CDFGH-JKMNP-34679', holder: 'Ana Reyes', issuer: 'OnCall Safety' },
    ...{ moduleCode: 'IC0110', moduleTitle: 'Ladder Safety', standard: '29 CFR 1926.1053' },
    ...{ issuedAt: '2026-11-01T10:00:00.000Z', expiresAt: '2028-11-01T10:00:00.000Z' },
    ...{ score: 0.9, minutes: 40, rules: 'earlier', measured: null, language: 'en', contentVersion: '1' },
  },
}

async function keyPair() {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA')
  const { x = '' } = await exportJWK(publicKey)
  const jwk = { kty: 'OKP', crv: 'Ed25519', x } as const
  const kid = await calculateJwkThumbprint(jwk)
  const key: CertificateKey = {
    jwk: { ...jwk, kid, alg: 'EdDSA', use: 'sig' },
    ...{ fingerprint: '', pem: '', createdAt: '2026-11-01T10:00:00.000Z', retiredAt: null },
  }
  const sign = (payload: object, named = kid) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'EdDSA', kid: named }).sign(privateKey)
  return { key, sign }
}

test('reads a certificate that a published key signed, whatever is around it', async () => {
  const { key, sign } = await keyPair()
  const file = `%PDF-1.3 /Keywords (${await sign(PAYLOAD)})`
  expect(await checkSigned(file, [key])).toMatchObject({
    kind: 'good',
    facts: { kind: 'certificate', holder: 'Ana Reyes', code: 'CDFGH-JKMNP-34679' },
  })
})

test('finds the key of a badge by its address', async () => {
  const { key, sign } = await keyPair()
  const token = await sign(PAYLOAD, `https://training.test/api/certificate-keys/${key.jwk.kid}`)
  expect((await checkSigned(token, [key])).kind).toBe('good')
})

test('refuses a file in which one letter of the name was changed', async () => {
  const { key, sign } = await keyPair()
  const [header, , signature] = (await sign(PAYLOAD)).split('.')
  const forged = { ...PAYLOAD, certificate: { ...PAYLOAD.certificate, holder: 'Ana Reyez' } }
  const payload = Buffer.from(JSON.stringify(forged)).toString('base64url')
  expect(await checkSigned(`${header}.${payload}.${signature}`, [key])).toEqual({ kind: 'altered' })
})

test('refuses a key that is not published, and a signature by another key in its name', async () => {
  const ours = await keyPair()
  const theirs = await keyPair()
  expect(await checkSigned(await theirs.sign(PAYLOAD), [ours.key])).toEqual({ kind: 'unknown-key' })
  expect(await checkSigned(await theirs.sign(PAYLOAD, ours.key.jwk.kid), [ours.key])).toEqual({
    kind: 'altered',
  })
})

test('says when there is nothing signed in it, or something else', async () => {
  const { key, sign } = await keyPair()
  expect(await checkSigned('hello', [key])).toEqual({ kind: 'none' })
  expect(await checkSigned(await sign({ hello: 'there, this is not a certificate' }), [key])).toEqual({
    kind: 'none',
  })
})
