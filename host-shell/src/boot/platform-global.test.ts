import { definePlatformGlobal } from './platform-global.ts'

// Once in this file: what it defines cannot be taken back.
it('extends what the inline script recorded, frozen and permanently', () => {
  const early = { actions: [], fields: new Set<never>(), whenUsed: () => undefined, release: () => undefined }
  Object.defineProperty(window, '__PLATFORM__', { value: { early }, configurable: true })
  const lookup = () => 'sha384-a'
  const defined = definePlatformGlobal(lookup)
  expect(defined).toEqual({ early, integrity: lookup })
  expect(window.__PLATFORM__).toBe(defined)
  expect(Object.isFrozen(defined)).toBe(true)
  expect(() => Object.defineProperty(window, '__PLATFORM__', { value: {} })).toThrow(TypeError)
})
