import sharp from 'sharp'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const HOSTS = { oncall: 'localhost', trinova: 'trinova.localhost' } as const
const get = (url: string, tenant: keyof typeof HOSTS = 'oncall') =>
  test.app.inject({ url, headers: { host: HOSTS[tenant] } })

interface Manifest {
  readonly name: string
  readonly short_name: string
  readonly start_url: string
  readonly scope: string
  readonly background_color: string
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[]
}

it.each([
  { tenant: 'oncall', name: 'OnCall Safety', shortName: 'OnCall' },
  { tenant: 'trinova', name: 'Trinova Safety Academy', shortName: 'Trinova' },
] as const)('describes the site of $name to a phone, with icons that exist', async ({ tenant, ...named }) => {
  const answer = await get('/manifest.webmanifest', tenant)
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = answer.json<Manifest>()
  expect(manifest).toMatchObject({
    ...{ name: named.name, short_name: named.shortName, display: 'standalone' },
    ...{ id: '/', start_url: '/progress', scope: '/' },
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ])
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await get(src, tenant)
    expect(icon.headers['content-type']).toBe(type)
    const { width, height, format } = await sharp(icon.rawPayload).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
})

it('fills a maskable icon and the one of iOS to every edge, in the colors of the tenant', async () => {
  const cornerOf = async (url: string, tenant: keyof typeof HOSTS) => {
    const { data, info } = await sharp((await get(url, tenant)).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data.subarray(0, info.channels)]
  }
  for (const url of ['/icon-maskable-192.png', '/apple-touch-icon.png']) {
    const [oncall, trinova] = [await cornerOf(url, 'oncall'), await cornerOf(url, 'trinova')]
    expect([oncall[3], trinova[3]]).toEqual([255, 255])
    expect(oncall).not.toEqual(trinova)
  }
  expect((await cornerOf('/icon-192.png', 'oncall'))[3]).toBe(0)
})

it('answers /favicon.ico with three sizes in one file', async () => {
  const { rawPayload: file, headers } = await get('/favicon.ico')
  expect(headers['content-type']).toBe('image/x-icon')
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 3])
  const sizes = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)]
    return sharp(file.subarray(offset, offset + length)).metadata()
  })
  expect((await Promise.all(sizes)).map(({ width }) => width)).toEqual([16, 32, 48])
})

it('draws the uploaded picture of a tenant, unless it is too wide to be read as an icon', async () => {
  const picture = async (width: number, color: string) =>
    sharp({ create: { width, height: 100, channels: 3, background: color } })
      .png()
      .toBuffer()
  const { ICON_TASK } = await import('./icon-task.ts')
  const mark = { initial: 'A', fill: '#112233', band: '#f59e0b', ink: '#ffffff' }
  const middle = async (input: Buffer) => {
    const look = { sizePx: 64, share: 1, background: null }
    const png = await ICON_TASK.run({ look, mark: { ...mark, picture: input } })
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    const at = (10 * info.width + 32) * info.channels
    return [...data.subarray(at, at + 3)]
  }
  expect(await middle(await picture(100, '#ff0000'))).toEqual([255, 0, 0])
  expect(await middle(await picture(400, '#ff0000'))).not.toEqual([255, 0, 0])
  expect(await middle(Buffer.from('not a picture'))).not.toEqual([255, 0, 0])
})
