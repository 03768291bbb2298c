import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

const owner = as({ role: 'super_admin' })

function upload(
  content: Buffer | string,
  { name = 'logo.png', field = 'file', headers = owner as object } = {},
) {
  const boundary = '----boundary'
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n`),
    Buffer.from('content-type: image/png\r\n\r\n'),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return test.app.inject({ method: 'POST', url: '/api/uploads', headers: { ...type, ...headers }, payload })
}

function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const whole = Buffer.alloc(data.length + 12)
    whole.writeUInt32BE(data.length)
    whole.write(type, 4, 'latin1')
    data.copy(whole, 8)
    whole.writeUInt32BE(crc32(whole.subarray(4, -4)), data.length + 8)
    return whole
  }
  const size = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = chunk('IDAT', deflateSync(Buffer.from([0, 255])))
  return Buffer.concat([signature, chunk('IHDR', size), pixels, chunk('IEND', Buffer.alloc(0))])
}

it('stores a picture and serves it with headers that stop it from running code', async () => {
  const { url } = (await upload(png())).json()
  const file = await test.app.inject({ url })
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': expect.stringContaining('immutable'),
  })
  expect((await upload(png())).json().url).toBe(url)
})

it('removes all metadata of a picture', async () => {
  const owned = await sharp(png())
    .withExif({ IFD0: { Artist: 'Jane Doe' } })
    .png()
    .toBuffer()
  expect(owned.includes('Jane Doe')).toBe(true)
  const file = await test.app.inject({ url: (await upload(owned)).json().url })
  expect(file.rawPayload.includes('Jane Doe')).toBe(false)
})

it('goes by the bytes, not by the name: a drawing is cleaned whatever it is called', async () => {
  const { url } = (
    await upload('<svg onload="alert(1)"><script>alert(1)</script><path d="M0 0"/></svg>')
  ).json()
  const file = await test.app.inject({ url })
  expect(file.headers['content-type']).toBe('image/svg+xml')
  expect(file.body).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>')
})

it.each([
  ['a page called .png', '<!doctype html><script>alert(1)</script>', 415],
  ['a photograph', Buffer.from('ffd8ffe000104a464946', 'hex'), 415],
  ['a damaged PNG', png().subarray(0, 40), 422],
  ['an SVG that is none', '<svg><svg></svg></svg><svg></svg>', 422],
  ['a megabyte', Buffer.alloc(1024 * 1024), 413],
])('refuses %s', async (_what, content, status) => {
  const answer = await upload(content)
  expect([answer.statusCode, typeof answer.json().message]).toEqual([status, 'string'])
})

it('is for super admins', async () => {
  expect((await upload(png(), { headers: {} })).statusCode).toBe(401)
  expect((await upload(png(), { headers: as({ role: 'admin' }) })).statusCode).toBe(403)
})

it('wants the file in its field', async () => {
  expect((await upload(png(), { field: 'logo' })).statusCode).toBe(400)
})

it.each(['/files/nothing.png', `/files/${'0'.repeat(32)}.png`, '/files/..%2fsecret', '/files/%2e%2e/keys'])(
  'has nothing at %s',
  async (url) => {
    expect((await test.app.inject({ url })).statusCode).toBe(404)
  },
)
