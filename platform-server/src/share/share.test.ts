import sharp from 'sharp'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'

let test: TestApp
beforeAll(async () => {
  const releaseImport = [writeBuild(testBuild({ id: 'public', paths: ['/', '/pricing'] }))]
  test = await openTestApp({ config: { shellDist: writeShell(), releaseImport } })
})
afterAll(() => test.close())

const get = (url: string, host = 'localhost') => test.app.inject({ url, headers: { host } })
const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1]
const imageOf = async (url: string, host?: string) =>
  new URL(contentOf((await get(url, host)).body, 'og:image') ?? 'http://none').pathname

it('gives each page a large picture with its title, for good', async () => {
  const { body } = await get('/pricing')
  expect([contentOf(body, 'og:image:width'), contentOf(body, 'og:image:height')]).toEqual(['1200', '630'])
  expect(contentOf(body, 'twitter:card')).toBe('summary_large_image')
  const picture = await get(await imageOf('/pricing'))
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
  })
  const { width, height, format } = await sharp(picture.rawPayload).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(picture.rawPayload.byteLength).toBeLessThan(60_000)
})

it('is drawn in the colors of the tenant, and not at the address of another one', async () => {
  const [oncall, trinova] = [await imageOf('/pricing'), await imageOf('/pricing', 'trinova.localhost')]
  expect(oncall).not.toBe(trinova)
  const corner = async (url: string, host: string) => {
    const { data, info } = await sharp((await get(url, host)).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data.subarray(0, info.channels)]
  }
  expect(await corner(oncall, 'localhost')).not.toEqual(await corner(trinova, 'trinova.localhost'))
  expect((await get(oncall, 'trinova.localhost')).statusCode).toBe(404)
})

it('puts no words into a brand that its server did not write', async () => {
  const [, , seal, look] = (await imageOf('/pricing')).split('/')
  const forged = Buffer.from('Free money').toString('base64url')
  expect((await get(`/share/${seal}/${look}/${forged}.png`)).statusCode).toBe(404)
  expect((await get(`/share/x/${look}/${forged}.png`)).statusCode).toBe(404)
  // As many characters as a seal, and more bytes.
  const wide = encodeURIComponent('é'.repeat(22))
  expect((await get(`/share/${wide}/${look}/${forged}.png`)).statusCode).toBe(404)
})

it('keeps a long title inside the picture, and markup out of it', async () => {
  const { SHARE_TASK } = await import('./share-task.ts')
  const { brandOf } = await import('../domain/brand-picture/brand-of.rule.ts')
  const { ONCALL_TENANT } = await import('@platform/shared-contracts/rules')
  const brand = brandOf(ONCALL_TENANT)
  for (const title of ['A <b>& "title"', 'Fall protection in construction and '.repeat(5), 'W'.repeat(190)]) {
    const { width, height } = await sharp(await SHARE_TASK.run({ title, brand })).metadata()
    expect([width, height]).toEqual([1200, 630])
  }
})

it('has none for an address without a page', async () => {
  expect(await imageOf('/nowhere')).not.toMatch(/^\/share\//)
})
