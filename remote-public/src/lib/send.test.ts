import { fakeApi } from '@platform/shared-contracts/testing'
import { send } from './send.ts'

const sent = (answer: unknown) => send(fakeApi({ 'POST /n': () => answer }).fetch, '/n', { body: {} })

test('says nothing of what was accepted', async () => {
  expect(await sent({ status: 202 })).toBeNull()
})

test.each([
  {
    why: 'the server says it',
    answer: { status: 422, body: { message: 'No.', fields: { name: 'Give your name.' } } },
    problem: { status: 422, message: 'No.', fields: { name: 'Give your name.' } },
  },
  {
    why: 'the server says nothing that can be read',
    answer: { status: 502, body: { fields: 7 } },
    problem: { status: 502, message: null, fields: {} },
  },
  {
    why: 'no answer came',
    answer: new Error('offline'),
    problem: { status: 0, message: null, fields: {} },
  },
])('tells why something was refused where $why', async ({ answer, problem }) => {
  expect(await sent(answer)).toEqual(problem)
})
