import { devtoolsOverride } from './devtools-override.ts'

const storing = (value: unknown) => ({
  getItem: (key: string) => (key === '__MF_DEVTOOLS__' ? JSON.stringify(value) : null),
})

it.each([
  [
    'as the devtools write it now',
    { overrides: { remote_public: 'http://localhost:3002/mf-manifest.json' } },
  ],
  [
    'as they wrote it before',
    { remote_public: 'http://localhost:3002/remoteEntry.js', enableFastRefresh: true },
  ],
])('names the server on this machine, %s', (_how, stored) => {
  expect(devtoolsOverride(storing(stored))).toBe('http://localhost:3002/')
})

it.each([
  ['nothing', null],
  ['an address elsewhere', { overrides: { remote_public: 'https://elsewhere.test/mf-manifest.json' } }],
  ['a name that only begins like this machine', { overrides: { a: 'http://localhost.elsewhere.test/a.js' } }],
  ['a version', { overrides: { remote_public: '1.2.3' } }],
  ['another shape', ['http://localhost:3002/']],
])('names none for %s', (_what, stored) => {
  expect(devtoolsOverride(storing(stored))).toBeNull()
})

it('names none for what is no JSON', () => {
  expect(devtoolsOverride({ getItem: () => '{"overrides":' })).toBeNull()
})
