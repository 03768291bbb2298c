import { CertificateCheck, CertificateList } from '@platform/shared-contracts/http'
import { and, eq, like } from 'drizzle-orm'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { ask } from '../../testing/people.ts'
import { openQuizTaker, type QuizTaker } from '../../testing/quiz-taker.ts'

let taker: QuizTaker
beforeAll(async () => {
  taker = await openQuizTaker()
})
afterAll(() => taker.test.close())

const tenant = <Result>(work: Parameters<typeof taker.test.services.database.withTenant<Result>>[1]) =>
  taker.test.services.database.withTenant(1, work)

async function certificateOf(code: string) {
  const list = await ask(taker.test, '/certificates', { token: await taker.tokenOf('ana@oncall.test') })
  return CertificateList.parse(list.json()).find(({ moduleCode }) => moduleCode === code)!
}
const checkOf = async (code: string) =>
  CertificateCheck.parse((await ask(taker.test, `/verify/${code}`)).json()).certificate!

it('states each language in which the lessons were read, to the holder and to anyone who checks it', async () => {
  const attempt = await taker.start('IC0110', 'both')
  const first = and(eq(lessonProgress.userId, taker.ana.id), like(lessonProgress.lessonId, 'IC0110-choosing'))
  await tenant((tx) => tx.update(lessonProgress).set({ language: 'es' }).where(first))
  await taker.submit(attempt, true)
  const { code, language, measured } = await certificateOf('IC0110')
  expect([language, measured?.languages]).toEqual(['en', ['en', 'es']])
  expect((await checkOf(code)).measured?.languages).toEqual(['en', 'es'])
})

it('leaves a certificate from before as it was', async () => {
  await taker.submit(await taker.start('IC0111', 'before'), true)
  const { id, measured } = await certificateOf('IC0111')
  const { languages, ...earlier } = measured!
  expect(languages).toEqual(['en'])
  await tenant((tx) => tx.update(certificates).set({ measured: earlier }).where(eq(certificates.id, id)))
  const { code, measured: now } = await certificateOf('IC0111')
  expect(now).toEqual(earlier)
  expect((await checkOf(code)).measured).not.toHaveProperty('languages')
})
