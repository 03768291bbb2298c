import { QuestionInbox, TrainerQuestion, TrainerQuestionList } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { addPerson, ask, logIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let partner: Person
const tokens: Record<string, string> = {}

beforeAll(async () => {
  test = await openTestApp()
  const isProfessionalPartner = true
  partner = await addPerson(test, { email: 'pat@oncall.test', firstName: 'Pat', isProfessionalPartner })
  await addPerson(test, { email: 'pia@oncall.test', isProfessionalPartner })
  await addPerson(test, { email: 'adm@oncall.test', role: 'admin' })
  await addPerson(test, { email: 'ana@oncall.test', isSubscribed: true, assignedPartnerId: partner.id })
  await addPerson(test, { email: 'eva@oncall.test', isSubscribed: true })
  await addPerson(test, { email: 'tom@trinova.test', tenantId: 2, role: 'admin' })
  for (const name of ['pat', 'pia', 'adm', 'ana', 'eva'])
    tokens[name] = (await logIn(test, `${name}@oncall.test`)).accessToken
  tokens['tom'] = (await logIn(test, 'tom@trinova.test', 'trinova.localhost')).accessToken
})
afterAll(() => test.close())

const postQuestion = (name: string, text: string) =>
  ask(test, '/modules/IC0110/questions', { token: tokens[name]!, body: { text } })
const inbox = async (name: string, host?: string) =>
  QuestionInbox.parse(
    (await ask(test, '/questions', { token: tokens[name]!, ...(host ? { host } : {}) })).json(),
  )
const answer = (name: string, id: unknown, host?: string) =>
  ask(test, `/questions/${String(id)}/answer`, {
    token: tokens[name]!,
    body: { text: 'Yes, at the top.' },
    ...(host ? { host } : {}),
  })

it("goes to the learner's own partner, who answers it once", async () => {
  const question = TrainerQuestion.parse(
    (await postQuestion('ana', 'May I tie the ladder to a gutter?')).json(),
  )
  expect(question).toMatchObject({ moduleCode: 'IC0110', trainerName: 'Pat Reyes', answer: null })
  expect(await inbox('pia')).toEqual([])
  expect((await inbox('pat'))[0]).toMatchObject({ id: question.id, learner: { email: 'ana@oncall.test' } })
  expect((await answer('pia', question.id)).statusCode).toBe(404)
  expect((await answer('pat', question.id)).json()).toMatchObject({ answer: { answeredBy: 'Pat Reyes' } })
  expect((await answer('adm', question.id)).statusCode).toBe(409)
  const own = TrainerQuestionList.parse(
    (await ask(test, '/modules/IC0110/questions', { token: tokens['ana']! })).json(),
  )
  expect(own[0]?.answer?.text).toBe('Yes, at the top.')
})

it('goes to every trainer of the tenant, and to no other, when no partner is assigned', async () => {
  const question = TrainerQuestion.parse((await postQuestion('eva', 'Who inspects the ladders here?')).json())
  const found = async (name: string, host?: string) =>
    (await inbox(name, host)).some(({ id }) => id === question.id)
  expect([await found('pat'), await found('pia'), await found('adm')]).toEqual([true, true, true])
  expect(await found('tom', 'trinova.localhost')).toBe(false)
  expect((await answer('tom', question.id, 'trinova.localhost')).statusCode).toBe(404)
  expect((await ask(test, '/questions', { token: tokens['ana']! })).statusCode).toBe(403)
  expect((await answer('ana', question.id)).statusCode).toBe(403)
})

it('asks once what is sent twice', async () => {
  const send = () =>
    ask(test, '/modules/IC0111/questions', {
      token: tokens['ana']!,
      body: { text: 'Does a belt guard need a bolt?' },
      headers: { 'idempotency-key': 'from-a-trailer' },
    })
  const [one, other] = await Promise.all([send(), send()])
  expect([one.statusCode, other.statusCode]).toEqual([201, 201])
  expect(TrainerQuestion.parse(one.json()).id).toBe(TrainerQuestion.parse(other.json()).id)
  expect((await inbox('pat')).filter(({ moduleCode }) => moduleCode === 'IC0111')).toHaveLength(1)
})

it('refuses another question under a used key, and preserves the first', async () => {
  const send = (code: string, text: string) =>
    ask(test, `/modules/${code}/questions`, {
      token: tokens['ana']!,
      body: { text },
      headers: { 'idempotency-key': 'used-before' },
    })
  expect((await send('IC0111', 'May I reach over the guard?')).statusCode).toBe(201)
  for (const [code, text] of [
    ['IC0111', 'May I reach under the guard?'],
    ['IC0112', 'May I reach over the guard?'],
  ] as const) {
    const refused = await send(code, text)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'key-reused'])
  }
  expect((await send('IC0111', 'May I reach over the guard?')).statusCode).toBe(201)
  expect((await inbox('pat')).filter(({ text }) => text.startsWith('May I reach'))).toHaveLength(1)
})

it('waits for answers before it takes an eleventh question', async () => {
  for (let count = 1; count < 10; count++)
    expect((await postQuestion('eva', `Question number ${count}`)).statusCode).toBe(201)
  expect((await postQuestion('eva', 'One more question')).statusCode).toBe(429)
})
