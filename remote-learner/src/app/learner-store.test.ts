import { fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { progressChange } from '../domain/progress/progress-change.ts'
import { servicesOf } from './learner-store.ts'

const ana = () => fakePlatform({ session: signedInAs() })
const anonymous = () => fakePlatform({ session: { status: 'anonymous', user: null } })
const change = progressChange({ moduleId: 'IC0110', status: 'Completed', key: 'key-1' })

afterEach(() => jest.restoreAllMocks())

it('still has what the browser refused to store when the shell makes a new Platform for the same user', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  servicesOf(ana()).outbox.put(change)
  const { outbox } = servicesOf(ana())
  expect([outbox.entries(), outbox.mode()]).toMatchObject([[{ slot: 'progress:IC0110' }], 'full'])
  expect(
    servicesOf(fakePlatform({ session: signedInAs({ email: 'ben@oncall.test' }) })).outbox.entries(),
  ).toEqual([])
})

it('shares nothing among visitors who have not signed in', () => {
  expect(servicesOf(anonymous()).outbox).not.toBe(servicesOf(anonymous()).outbox)
})
