import {
  ModuleLessons,
  PracticeResult,
  TenantConfigAnswer,
  TrainingModuleDetail,
  TrainingModuleList,
} from '@platform/shared-contracts/http'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { findContent } from '../domain/courses/module-content.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('says what the rules of a module were checked against, and how many points are open', async () => {
  const answer = await test.app.inject({ url: '/api/modules/IC0116' })
  const { review } = TrainingModuleDetail.parse(answer.json())
  expect(review).toMatchObject({ reviewedOn: '2026-11-23', nextReviewOn: '2027-05-23' })
  expect(review?.unchecked).toBeGreaterThan(0)
  // Who is quoted as a source is for staff.
  expect(review?.sources).toEqual([])
})

it('lists the twelve courses at the prices of section 3, the last four at $40', async () => {
  const modules = TrainingModuleList.parse((await test.app.inject({ url: '/api/modules' })).json())
  expect(modules.map(({ code, priceCents }) => [code, priceCents])).toEqual([
    ['IC0110', 2000],
    ['IC0111', 3500],
    ['IC0112', 4000],
    ['IC0113', 3000],
    ['IC0114', 3500],
    ['IC0115', 3000],
    ['IC0116', 4000],
    ['IC0117', 4000],
    ['IC0118', 4000],
    ['IC0119', 4000],
    ['IC0120', 4000],
    ['IC0121', 4000],
  ])
  for (const { standard, lessons } of modules)
    expect([standard.includes('CFR'), lessons.length >= 5]).toEqual([true, true])
})

it('shows one course without the answer key of its questions', async () => {
  const answer = await test.app.inject({ url: '/api/modules/IC0116' })
  expect(TrainingModuleDetail.parse(answer.json())).toMatchObject({ title: 'Lockout/Tagout' })
  expect(answer.json().practice[0]).toEqual({
    kind: 'choice',
    id: 'q1',
    text: expect.any(String),
    options: expect.any(Array),
  })
  expect(answer.body).not.toMatch(/"answer"|"whys"|explanation/)
})

it('gives the same minutes in the list, the course, its lessons and the config that public pages read', async () => {
  const get = async (path: string) => (await test.app.inject({ url: `/api${path}` })).json()
  const { courseMinutes } = TenantConfigAnswer.parse(await get('/tenant/config')).config
  for (const { code, minutes } of TrainingModuleList.parse(await get('/modules'))) {
    const { minutes: shown, study } = TrainingModuleDetail.parse(await get(`/modules/${code}`))
    const { lessons } = ModuleLessons.parse(await get(`/modules/${code}/lessons`))
    const inLessons = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
    const inQuiz = Math.round((study!.quizQuestions * study!.secondsPerQuestion) / 60)
    expect([shown, study!.minutes, courseMinutes?.[code], inLessons + inQuiz]).toEqual(Array(4).fill(minutes))
    expect(minutes).toBeGreaterThan(15)
  }
})

it('grades practice and says what would have been right', async () => {
  const key = findContent('IC0110')!.practice.map(({ options, cfr }) => ({
    answer: options.findIndex(({ right }) => right),
    cite: cfr,
  }))
  const right = Object.fromEntries(key.map(({ answer }, index) => [`q${index + 1}`, answer]))
  const grade = async (answers: object) =>
    PracticeResult.parse(
      (
        await test.app.inject({ method: 'POST', url: '/api/modules/IC0110/practice', payload: { answers } })
      ).json(),
    )
  expect(await grade(right)).toMatchObject({ correct: 5, total: 5 })
  const oneWrong = await grade({ ...right, q1: (key[0]!.answer + 1) % 4 })
  expect(oneWrong).toMatchObject({ correct: 4 })
  const { answer, cite } = key[0]!
  expect(oneWrong.questions[0]).toMatchObject({
    id: 'q1',
    isRight: false,
    chosen: (answer + 1) % 4,
    answer,
    cite,
  })
  expect(oneWrong.questions[0]!.whys).toHaveLength(4)
  expect(oneWrong.questions[0]!.lesson!.id).toMatch(/^IC0110-/)
  expect(await grade({})).toMatchObject({ correct: 0, total: 5 })
})

it.each(['/api/modules/IC9999', '/api/modules/ic0110'])('has no module at %s', async (url) => {
  expect((await test.app.inject({ url })).statusCode).toBe(404)
  const graded = await test.app.inject({ method: 'POST', url: `${url}/practice`, payload: { answers: {} } })
  expect(graded.statusCode).toBe(404)
})

it('is in Spanish where there is a translation', async () => {
  const get = async (path: string) => (await test.app.inject({ url: `/api${path}` })).json()
  const list = TrainingModuleList.parse(await get('/modules?language=es'))
  expect(list.find(({ code }) => code === 'IC0112')).toMatchObject({
    title: 'Protección contra caídas',
    language: 'es',
  })
  expect(list.find(({ code }) => code === 'IC0116')).toMatchObject({
    title: 'Bloqueo y etiquetado',
    language: 'es',
  })
  const spanish = TrainingModuleDetail.parse(await get('/modules/IC0112?language=es'))
  const english = TrainingModuleDetail.parse(await get('/modules/IC0112'))
  expect(spanish.facts.map(({ cite }) => cite)).toEqual(english.facts.map(({ cite }) => cite))
  expect(spanish.practice.map(({ id }) => id)).toEqual(english.practice.map(({ id }) => id))
  for (const [at, { text }] of english.practice.entries()) expect(spanish.practice[at]!.text).not.toBe(text)
  const practice = { method: 'POST', payload: { answers: {} } } as const
  const graded = async (path: string) =>
    PracticeResult.parse((await test.app.inject({ ...practice, url: path })).json())
  const [inSpanish, inEnglish] = [
    await graded('/api/modules/IC0112/practice?language=es'),
    await graded('/api/modules/IC0112/practice'),
  ]
  expect(inSpanish.questions.map(({ answer }) => answer)).toEqual(
    inEnglish.questions.map(({ answer }) => answer),
  )
  expect(inSpanish.questions[0]!.whys).not.toEqual(inEnglish.questions[0]!.whys)
  const lessons = await get('/modules/IC0112/lessons?language=es')
  expect([lessons.language, lessons.lessons[0].title]).toEqual(['es', expect.stringMatching(/protección/)])
  expect((await get('/modules/IC0112/lessons')).language).toBe('en')
})

it('describes problems in Spanish to users who chose it', async () => {
  const url = '/api/modules/IC9999'
  const headers = { cookie: 'language=es' }
  expect((await test.app.inject({ url, headers })).json()).toMatchObject({
    message: 'No encontramos este módulo.',
  })
  expect((await test.app.inject({ url })).json()).toMatchObject({ message: 'We could not find this module.' })
})
