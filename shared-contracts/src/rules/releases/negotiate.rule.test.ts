import { missingSymbols } from './missing-symbols.rule.ts'
import { negotiate } from './negotiate.rule.ts'

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^1.0.0', '2.0.0', false],
  ['^2.0.0', '1.9.0', false],
])('it answers whether a remote for %s runs in a shell that offers %s: %s', (range, version, fits) => {
  expect(negotiate(range, version).fits).toBe(fits)
})

test('it says what is missing', () => {
  expect(negotiate('^1.2.0', '1.1.0')).toEqual({
    fits: false,
    reason: 'needs contract ^1.2.0, the shell offers only 1.1.0',
  })
})

test('it refuses an invalid range or version and says why', () => {
  expect(negotiate('latest', '1.0.0')).toMatchObject({
    fits: false,
    reason: expect.stringContaining('"latest"'),
  })
  expect(negotiate('^1.0.0', 'one')).toMatchObject({ fits: false, reason: expect.stringContaining('"one"') })
})

const offers = { Platform: ['fetch', 'tenant'] }

test.each([
  [{ Platform: ['fetch'] }, null],
  [{ Platform: ['cart', 'fetch'] }, 'uses Platform.cart, which the shell does not offer'],
  [{ PlatformCart: ['items'] }, 'uses PlatformCart.items, which the shell does not offer'],
  // Manifests of older kits list the names of packages as well.
  [{ Platform: ['fetch'], 'react-router-dom': ['Link'] }, null],
])('by member, a remote that uses %j', (uses, reason) => {
  expect(negotiate('^1.0.0', '1.0.0', missingSymbols(uses, offers))).toEqual(
    reason === null ? { fits: true } : { fits: false, reason },
  )
})

test('it never accepts members in place of a range', () => {
  expect(negotiate('^1.0.0', '2.0.0', missingSymbols({ Platform: ['fetch'] }, offers)).fits).toBe(false)
})
