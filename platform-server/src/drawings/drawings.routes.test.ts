import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const drawing = (file: string, host = 'training.oncall.test') =>
  test.app.inject({ url: `/drawings/${file}`, headers: { host } })

it.each(CORE_MODULES.map(({ code }) => code))('draws %s', async (code) => {
  const answer = await drawing(`${code}.svg`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(answer.body).toContain('viewBox="0 0 640 360"')
  expect(answer.body).not.toMatch(/(?:fill|stroke)[:=]"?#/)
})

it('uses the colors of the tenant', async () => {
  const oncall = await drawing('IC0112.svg')
  const trinova = await drawing('IC0112.svg', 'trinova.localhost')
  expect(oncall.body).toContain('#f59e0b')
  expect(trinova.body).toContain('#8fbc8f')
})

it('has no drawing of a course that does not exist', async () => {
  expect((await drawing('ZZ9999.svg')).statusCode).toBe(404)
  expect((await drawing('..%2F..%2Fmain.svg')).statusCode).toBe(404)
})

it('shows the product in Spanish where the screen is, else in English', async () => {
  const [english, spanish] = [
    await drawing('product/lesson-640.webp'),
    await drawing('product/lesson-es-640.webp'),
  ]
  expect(spanish.headers['content-type']).toBe('image/webp')
  expect(spanish.rawPayload.equals(english.rawPayload)).toBe(false)
  const matrix = await drawing('product/matrix-es-1200.webp')
  expect(matrix.statusCode).toBe(200)
  expect(matrix.rawPayload).toEqual((await drawing('product/matrix-1200.webp')).rawPayload)
  expect((await drawing('product/nothing-es-640.webp')).statusCode).toBe(404)
})
