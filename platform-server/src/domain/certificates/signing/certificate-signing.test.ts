import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compactVerify, createLocalJWKSet } from 'jose'
import { readKeyRing } from '../../../lib/keys/key-ring.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openCertificateSigning, rotateSigningKey } from './certificate-signing.ts'
import { resealSigningKeys } from './reseal-signing-keys.ts'
import { publicJwk } from './signing-key.ts'

let test: TestApp
beforeAll(async () => void (test = await openTestApp()))
afterAll(() => test.close())

const OLD = 'k1:only-the-tests-know-this-secret-0123456789'
const NEW = 'k2:another-secret-of-the-tests-9876543210-abc'

const open = (ring = OLD, certificateKeyFile: string | null = null) =>
  openCertificateSigning({ ...test.services, keys: readKeyRing(ring), config: { certificateKeyFile } })

it('the first start makes a key, later starts use it, and its private part is sealed', async () => {
  const { kid, published } = test.shared.signing
  expect((await open()).kid).toBe(kid)
  const [key] = await published()
  expect(key).toMatchObject({ kid, retiredAt: null })
  expect(key?.sealed).toMatch(/^k1\./)
})

it('after a rotation the old key stays published, and what it signed stays good', async () => {
  const before = await open()
  const signed = await before.sign({ hello: 'there' })
  const rotated = await rotateSigningKey(test.services)
  const after = await open()
  expect(after.kid).toBe(rotated)
  const keys = await after.published()
  expect(keys.map(({ kid, retiredAt }) => [kid, retiredAt === null])).toEqual([
    [rotated, true],
    [before.kid, false],
  ])
  await expect(
    compactVerify(signed, createLocalJWKSet({ keys: keys.map(publicJwk) })),
  ).resolves.toMatchObject({ protectedHeader: { alg: 'EdDSA', kid: before.kid } })
})

it('a new secret of the key ring seals the keys again, and opens them', async () => {
  const { kid } = await open()
  await resealSigningKeys({ ...test.services, keys: readKeyRing(`${NEW},${OLD}`) })
  expect((await open(NEW)).kid).toBe(kid)
})

it('the key of the configuration signs, and is published without being stored', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'certificate-key-')), 'key.pem')
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const { kid, published } = await open(NEW, file)
  expect((await published())[0]).toMatchObject({ kid, sealed: null, retiredAt: null })
  expect((await open(NEW, file)).kid).toBe(kid)
  writeFileSync(file, 'nonsense')
  await expect(open(NEW, file)).rejects.toThrow('The certificate signing key cannot be read'.slice(4))
})
