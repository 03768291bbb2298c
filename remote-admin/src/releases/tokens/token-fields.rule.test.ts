import { DeployTokenRequest } from '@platform/shared-contracts/http'
import { TOKEN_FIELDS } from './token-fields.rule.ts'

const { toDraft, toRequest } = TOKEN_FIELDS
const draft = { ...toDraft(null), name: ' CI ', team: 'learner', remotes: 'learner, quiz\nlearner' }

test('what is typed becomes a request: lists are split and hold nothing twice', () => {
  expect(DeployTokenRequest.parse(toRequest(draft))).toEqual({
    name: 'CI',
    team: 'learner',
    remotes: ['learner', 'quiz'],
    prefixes: [],
    menus: [],
    days: 90,
  })
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ team: 'Learner Team' }, 'team'],
  [{ remotes: '' }, 'remotes'],
  [{ remotes: 'learner, Quiz' }, 'remotes'],
  [{ prefixes: '/training training' }, 'prefixes'],
  [{ days: '0' }, 'days'],
  [{ days: '366' }, 'days'],
  [{ days: '1.5' }, 'days'],
  [{ days: '' }, 'days'],
])('%j is refused at its field', (patch, field) => {
  const { error } = DeployTokenRequest.safeParse(toRequest({ ...draft, ...patch }))
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})
