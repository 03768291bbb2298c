import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
const NEW = 'Plum-orbit-93-tea'

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const post = (url: string, body: object, token?: string) =>
  ask(test, url, { body, ...(token ? { token } : {}) })
const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email)
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const linkTo = async (email: string) => {
  await post('/auth/forgot-password', { email })
  return tokenIn(mailsTo(email).at(-1)?.text)
}

it('emails a change of the password, which invalidates every earlier link', async () => {
  const email = 'ana@oncall.test'
  await addPerson(test, { email })
  const links = [await linkTo(email), await linkTo(email)]
  const { accessToken } = await logIn(test, email)
  const weak = await post(
    '/account/password',
    { currentPassword: PASSWORD, newPassword: 'AnaReyes1' },
    accessToken,
  )
  expect([weak.statusCode, weak.json().code, Object.keys(weak.json().fields)]).toEqual([
    422,
    'password-weak',
    ['newPassword'],
  ])
  const changed = await post(
    '/account/password',
    { currentPassword: PASSWORD, newPassword: NEW },
    accessToken,
  )
  expect(changed.statusCode).toBe(204)
  expect(mailsTo(email).at(-1)).toMatchObject({ subject: 'Your OnCall Safety password was changed' })
  expect(mailsTo(email).at(-1)?.text).toContain('http://localhost:8080/forgot-password')
  for (const token of links)
    expect((await post('/auth/reset-password', { token, password: `${NEW}-2` })).statusCode).toBe(410)
})

it('emails a reset in the language of the user, and ends the other link and the sessions', async () => {
  const email = 'eva@oncall.test'
  await addPerson(test, { email, language: 'es' })
  const { accessToken } = await logIn(test, email)
  const [first, second] = [await linkTo(email), await linkTo(email)]
  expect((await post('/auth/reset-password', { token: second, password: 'password1' })).json().code).toBe(
    'password-breached',
  )
  expect((await post('/auth/reset-password', { token: second, password: NEW })).statusCode).toBe(204)
  expect(mailsTo(email).at(-1)).toMatchObject({ subject: 'Se cambió su contraseña de OnCall Safety' })
  expect((await post('/auth/reset-password', { token: first, password: NEW })).statusCode).toBe(410)
  expect((await ask(test, '/auth/me', { token: accessToken })).statusCode).toBe(401)
})

it('says in Spanish what is wrong with a password', async () => {
  await addPerson(test, { email: 'leo@oncall.test' })
  const { accessToken } = await logIn(test, 'leo@oncall.test')
  const answer = await ask(test, '/account/password', {
    body: { currentPassword: PASSWORD, newPassword: 'password1' },
    token: accessToken,
    headers: { cookie: 'language=es' },
  })
  expect(answer.json().fields.newPassword).toMatch(/^Esta contraseña está en una lista/)
})

it('counts wrong current passwords one by one, and apart from the failed logins of strangers', async () => {
  const email = 'max@oncall.test'
  await addPerson(test, { email })
  const { accessToken } = await logIn(test, email)
  for (let count = 0; count < 11; count += 1) await post('/auth/login', { email, password: 'guess' })
  const change = (currentPassword: string) =>
    post('/account/password', { currentPassword, newPassword: NEW }, accessToken)
  const guesses = await Promise.all(Array.from({ length: 12 }, () => change('guess')))
  expect(guesses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(422), 429, 429])
})
