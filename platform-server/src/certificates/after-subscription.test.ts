import { CertificateList, User } from '@platform/shared-contracts/http'
import { setSubscribed } from '../domain/subscriptions/subscription.ts'
import { ask } from '../testing/people.ts'
import { openQuizTaker, type QuizTaker } from '../testing/quiz-taker.ts'

let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
  await taker.submit(await taker.start('IC0112', 'to-pass'), true)
})
afterAll(() => taker.test.close())

const userOf = async (email: string) =>
  User.parse((await ask(taker.test, '/auth/me', { token: await taker.tokenOf(email) })).json())

it('a subscription that ends takes no certificate away', async () => {
  const { id: userId } = await userOf('ana@oncall.test')
  const { database, now } = taker.test.services
  await database.withTenant(1, (tx) =>
    setSubscribed(tx, {
      ...{ tenantId: 1, userId: Number(userId), isSubscribed: false },
      ...{ reason: 'test', at: now() },
    }),
  )
  const token = await taker.tokenOf('ana@oncall.test')
  expect(await userOf('ana@oncall.test')).toMatchObject({ isSubscribed: false, holdsTraining: true })
  const [certificate] = CertificateList.parse((await ask(taker.test, '/certificates', { token })).json())
  for (const path of [`/certificates/${certificate?.id}/pdf`, '/training/record', '/modules'])
    expect([path, (await ask(taker.test, path, { token })).statusCode]).toEqual([path, 200])
})

it('a person who earned and bought nothing has nothing to open', async () => {
  expect((await userOf('bob@oncall.test')).holdsTraining).toBeFalsy()
})
