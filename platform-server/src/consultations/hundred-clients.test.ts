import type { Person } from '../domain/accounts/people.ts'
import { ask } from '../testing/people.ts'
import { type ConsultationsTest, openConsultations, signedAs } from './testing/consultations.ts'

const START = new Date('2026-11-16T12:00:00Z')
const CLIENTS = 100

let test: ConsultationsTest
beforeAll(async () => {
  test = await openConsultations({ startsAt: START, config: { requestLimit: 100_000 } })
})
afterAll(() => test.close())

/** Again while the server says that it is too busy, as the answer asks its client to. */
async function book(person: Person, body: object): ReturnType<typeof ask> {
  const answer = await ask(test, '/consultations', { ...signedAs(person), body })
  return answer.statusCode === 503 ? book(person, body) : answer
}

it('gives a time to one of 100 clients at once, and the 99 others a clear answer', async () => {
  const people: Person[] = []
  for (let index = 0; index < CLIENTS; index += 1) people.push(await test.addClient())
  const { partnerId } = test
  const body = { partnerId, startsAt: '2026-11-23T15:00:00.000Z', topic: 'Anchor points on the new roof' }
  const answers = await Promise.all(people.map((person) => book(person, body)))
  const others = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(others).toHaveLength(CLIENTS - 1)
  for (const { statusCode, body: text } of others)
    expect({ statusCode, text }).toEqual({
      statusCode: 409,
      text: expect.stringContaining('That time was just taken. Choose another one.'),
    })
})
