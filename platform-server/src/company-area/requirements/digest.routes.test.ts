import { DigestChoice } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { addCompanies } from '../../testing/company.ts'
import { ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

const DIGEST = '/company/digest'

let test: TestApp
beforeAll(async () => void (test = await openTestApp({ authenticate: byTestHeader })))
afterAll(() => test.close())

const signedIn = ({ id: userId, email }: Person) => ({ headers: as({ userId, email }) })
const choiceOf = async (who: Person) => DigestChoice.parse((await ask(test, DIGEST, signedIn(who))).json())
const choose = (who: Person, body: object) => ask(test, DIGEST, { ...signedIn(who), method: 'PUT', body })

it('lets each manager stop and resume the weekly email, for themselves', async () => {
  const { helen, ruth, ana } = await addCompanies(test)
  expect(await choiceOf(helen)).toEqual({ isOn: true })
  expect((await choose(helen, { isOn: false })).json()).toEqual({ isOn: false })
  expect(await choiceOf(helen)).toEqual({ isOn: false })
  expect(await choiceOf(ruth)).toEqual({ isOn: true })
  await choose(helen, { isOn: true })
  expect(await choiceOf(helen)).toEqual({ isOn: true })
  expect((await choose(helen, { isOn: 'no' })).statusCode).toBe(422)
  expect((await choose(ana, { isOn: false })).statusCode).toBe(403)
})
