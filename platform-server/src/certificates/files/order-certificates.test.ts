import { buffer } from 'node:stream/consumers'
import { Order, SeatTrainingList } from '@platform/shared-contracts/http'
import { fromBufferPromise } from 'yauzl'
import { addPerson, ask } from '../../testing/people.ts'
import { HOUR_MS, openQuizTaker, type QuizTaker } from '../../testing/quiz-taker.ts'

const BUYER = 'free@oncall.test'
let taker: QuizTaker
let orderId: string

beforeAll(async () => {
  taker = await openQuizTaker()
  await addPerson(taker.test, { email: 'super@oncall.test', role: 'super_admin' })
  // Of before the seat: no business of the buyer's.
  await taker.submit(await taker.start('IC0112', 'before'), true)
  taker.setNow(taker.now() + HOUR_MS)
  orderId = await paidOrder(['IC0112', 'IC0113', 'IC0116'], 2)
  await call(`/orders/${orderId}/seats`, { body: { email: 'ana@oncall.test' } })
})
afterAll(() => taker.test.close())

interface Call {
  readonly by?: string
  readonly body?: object
  readonly method?: 'POST'
  readonly host?: string
}
const call = async (path: string, { by = BUYER, host, ...given }: Call = {}) =>
  ask(taker.test, path, { token: await taker.tokenOf(by, host), ...(host && { host }), ...given })

async function paidOrder(codes: string[], seats: number): Promise<string> {
  const billing = { name: 'Fay Reyes', companyName: 'Harbor', address: '1 Pier, Texas', poNumber: '' }
  const quote = (await ask(taker.test, '/orders/quote', { body: { codes, seats } })).json()
  const body = { codes, seats, totalCents: quote.totalCents, billing, isTermsAccepted: true }
  const token = await taker.tokenOf(BUYER)
  const headers = { 'idempotency-key': `order-${codes.join()}` }
  const { id } = Order.parse((await ask(taker.test, '/orders', { token, body, headers })).json())
  await call(`/admin/orders/${id}/confirm`, { by: 'super@oncall.test', body: { note: '' } })
  return id
}
const training = async () => SeatTrainingList.parse((await call(`/orders/${orderId}/training`)).json())
const remind = () => call(`/orders/${orderId}/seats/${taker.ana.id}/remind`, { method: 'POST' })

async function filesIn(archive: Buffer): Promise<string[]> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true })
  const names: string[] = []
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    names.push(`${entry.fileName} ${bytes.subarray(0, 5).toString()}`)
  }
  return names.sort()
}

it('shows a buyer only the courses of the order, and only since the seat was assigned', async () => {
  const [ana] = await training()
  expect(ana).toMatchObject({ userId: taker.ana.id, remindedAt: null, mayRemind: true })
  expect(ana?.courses).toMatchObject([
    { code: 'IC0112', lessonsRead: 0, score: null, certificate: null },
    { code: 'IC0113', lessonsRead: 0, score: null, certificate: null },
    { code: 'IC0116', lessonsRead: 0, score: null, certificate: null },
  ])
  const none = await call(`/orders/${orderId}/certificates`)
  expect([none.statusCode, await filesIn(none.rawPayload)]).toEqual([200, []])
  await taker.submit(await taker.start('IC0113', 'failed'), false)
  const [, course] = (await training())[0]?.courses ?? []
  expect(course).toMatchObject({ lessonsRead: course?.lessonsTotal, certificate: null })
  expect(course?.score).toBeLessThan(0.8)
  await taker.submit(await taker.start('IC0113', 'passed'), true)
  const after = (await training())[0]?.courses
  expect(after).toMatchObject([
    { certificate: null },
    { score: 1, certificate: { number: expect.any(String) } },
    { certificate: null },
  ])
})

it('gives the buyer the certificates as one archive, and no one else', async () => {
  const archive = await call(`/orders/${orderId}/certificates`)
  const order = Order.parse((await call(`/orders/${orderId}`)).json())
  expect(archive.headers['content-disposition']).toBe(
    `attachment; filename="certificates-${order.number}.zip"`,
  )
  const number = (await training())[0]?.courses[1]?.certificate?.number ?? ''
  expect(await filesIn(archive.rawPayload)).toEqual([`certificate-IC0113-${number}.pdf %PDF-`])
  for (const path of [`/orders/${orderId}/certificates`, `/orders/${orderId}/training`]) {
    const status = async (by: string, host?: string) =>
      (await call(path, host === undefined ? { by } : { by, host })).statusCode
    expect(await status('ana@oncall.test')).toBe(404)
    expect(await status('adm@oncall.test')).toBe(404)
    expect(await status('bea@trinova.test', 'trinova.localhost')).toBe(404)
    expect(await status('super@oncall.test')).toBe(200)
  }
})

it('reminds a holder of what is left, once a day, until they have finished', async () => {
  const reminders = () => taker.test.mails.filter(({ subject }) => subject.includes('asks you to finish'))
  expect((await remind()).statusCode).toBe(204)
  // Nothing of the course whose certificate is from before the seat.
  expect(reminders().map(({ to, text }) => [to, text.match(/• .*/g)])).toEqual([
    ['ana@oncall.test', [expect.stringMatching(/^• Lockout.*: 0 of \d+ lessons read$/)]],
  ])
  expect((await remind()).json()).toMatchObject({ code: 'no-reminder' })
  expect(await training()).toMatchObject([{ remindedAt: expect.any(String), mayRemind: false }])
  taker.setNow(taker.now() + 25 * HOUR_MS)
  expect((await remind()).statusCode).toBe(204)
  expect(reminders()).toHaveLength(2)
  taker.setNow(taker.now() + 25 * HOUR_MS)
  await taker.submit(await taker.start('IC0116', 'the last one'), true)
  expect(await training()).toMatchObject([{ mayRemind: false, courses: [{ certificate: null }, {}, {}] }])
  expect((await remind()).json()).toMatchObject({ code: 'no-reminder' })
})

it('shows the training of a subscription until the end of its term, and nothing of later', async () => {
  taker.setNow(taker.now() + HOUR_MS)
  const id = await paidOrder(['LS0100'], 3)
  await call(`/orders/${id}/seats`, { body: { email: 'ana@oncall.test' } })
  const seats = async () => SeatTrainingList.parse((await call(`/orders/${id}/training`)).json())
  expect(await seats()).toMatchObject([{ courses: [], mayRemind: true }])
  await taker.submit(await taker.start('IC0114', 'paid for'), true)
  await taker.submit(await taker.start('IC0117', 'failed in time'), false)
  expect(await seats()).toMatchObject([{ mayRemind: true }])
  taker.setNow(taker.now() + 40 * 24 * HOUR_MS)
  await taker.submit(await taker.start('IC0115', 'after'), true)
  const [seat] = await seats()
  expect(seat?.courses).toMatchObject([
    { code: 'IC0114', certificate: { number: expect.any(String) } },
    { code: 'IC0117', certificate: null },
  ])
  // What is left cannot be done without a seat.
  expect(seat?.mayRemind).toBe(false)
})
