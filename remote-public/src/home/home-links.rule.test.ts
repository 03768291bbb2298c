import { signedInAs } from '@platform/shared-contracts/testing'
import { featureLink, FEATURES } from './home-links.rule.ts'

const ANONYMOUS = { status: 'anonymous', user: null } as const

// spec section 2, home page links
test('leads a signed-in person from each card to its page', () => {
  expect(FEATURES.map((feature) => featureLink(feature, signedInAs()))).toEqual([
    '/dashboard',
    '/progress',
    undefined,
    '/certificates',
    '/consultations',
    '/free-resources',
  ])
})

test('sends a visitor to the login from certification and consulting only', () => {
  expect(FEATURES.map((feature) => featureLink(feature, ANONYMOUS))).toEqual([
    '/dashboard',
    '/progress',
    undefined,
    '/login',
    '/login',
    '/free-resources',
  ])
})
