import { openTestApp, type TestApp } from '../testing/test-app.ts'

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: object
  readonly responses?: Readonly<Record<string, { readonly content?: object }>>
  readonly security?: readonly object[]
}

let test: TestApp
let operations: readonly (readonly [string, Operation])[]
beforeAll(async () => {
  test = await openTestApp()
  const { paths } = (await test.app.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  )
})
afterAll(() => test.close())

/** Statuses of responses without a body. */
const NOTHING = ['202', '204']
/** Ends the sessions that it can, and never refuses a request. */
const LOGOUT = 'POST /api/auth/logout'

const failing = (isWrong: (operation: Operation, name: string) => boolean) =>
  operations.filter(([name, operation]) => isWrong(operation, name)).map(([name]) => name)

it('documents the responses of every endpoint', () => {
  expect(operations.length).toBeGreaterThan(100)
  const hasAnswer = ({ responses = {} }: Operation) =>
    Object.entries(responses).some(
      ([status, { content }]) => NOTHING.includes(status) || (/^2/.test(status) && content !== undefined),
    )
  expect(failing((operation) => !hasAnswer(operation))).toEqual([])
})

it('says of every endpoint that asks for a session how it refuses', () => {
  const isGuarded = ({ security = [] }: Operation) => security.length > 0
  expect(failing((one) => isGuarded(one) && one.responses?.['401'] === undefined)).toEqual([LOGOUT])
})

it('describes every parameter of a path', () => {
  const undescribed = ({ parameters = [] }: Operation, name: string) =>
    [...name.matchAll(/\{(\w+)\}/g)].some(
      ([, wanted]) => !parameters.some((given) => given.in === 'path' && given.name === wanted),
    )
  expect(failing(undescribed)).toEqual([])
})
