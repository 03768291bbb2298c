import type { ListedRoute } from '@platform/shared-contracts/http'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { fakeUser } from '@platform/shared-contracts/testing'
import { dataPaths } from './data-paths.ts'

const route: ListedRoute = {
  path: '/modules/:code',
  chunk: 'module',
  data: [
    { path: '/modules/:code', localized: true },
    { path: '/modules/:code/lessons?size=5', localized: true },
    { path: '/certificates', when: { signedIn: true } },
  ],
}
const visitor = { user: null, tenant: ONCALL_TENANT, language: 'en' } as const
const at = (address: string) => new URL(address, 'https://site.test')

it('fills in the parameters of the URL and omits what another user requests', () => {
  expect(dataPaths(route, at('/modules/IC0110'), visitor)).toEqual([
    '/modules/IC0110',
    '/modules/IC0110/lessons?size=5',
  ])
})

it('requests what the user may see', () => {
  expect(dataPaths(route, at('/modules/IC0110'), { ...visitor, user: fakeUser })).toContain('/certificates')
})

it('asks in the language of the page where the page does', () => {
  expect(dataPaths(route, at('/modules/IC0110'), { ...visitor, user: fakeUser, language: 'es' })).toEqual([
    '/modules/IC0110?language=es',
    '/modules/IC0110/lessons?size=5&language=es',
    '/certificates',
  ])
})

it.each([
  ['/modules/caf%C3%A9%20%26', '/modules/caf%C3%A9%20%26'],
  ['/modules/..%2Fusers', '/modules/..%2Fusers'],
  ['/modules/%E0%A4', '/modules/%25E0%25A4'],
])('keeps a parameter one part of the path: %s', (address, path) => {
  expect(dataPaths(route, at(address), visitor)[0]).toBe(path)
})

it.each(['/quizzes', '/modules/IC0110?step=2', '/modules/IC0110/print'])(
  'omits what another page or view requests: %s',
  (address) => {
    expect(dataPaths(route, at(address), visitor)).toEqual([])
  },
)

it('requests nothing when the remote lists nothing', () => {
  expect(dataPaths({ path: '/progress', chunk: 'progress' }, at('/progress'), visitor)).toEqual([])
})
