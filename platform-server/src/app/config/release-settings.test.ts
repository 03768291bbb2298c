import path from 'node:path'
import { toReleaseSettings } from './release-settings.ts'

const env = { RELEASE_IMPORT: '', HOST: '127.0.0.1' }

test('it lists the folders to import as absolute paths', () => {
  const { releaseImport, shellDist } = toReleaseSettings({
    ...env,
    RELEASE_IMPORT: 'a/dist, b/dist,',
    SHELL_DIST: 's',
  })
  expect(releaseImport).toEqual([path.resolve('a/dist'), path.resolve('b/dist')])
  expect(shellDist).toBe(path.resolve('s'))
})

test('it takes development servers of this machine', () => {
  const { development } = toReleaseSettings({
    ...env,
    DEV_SHELL: 'http://localhost:3000/',
    DEV_REMOTES: 'learner=http://localhost:3002/,admin=http://127.0.0.1:3003/',
  })
  expect(development?.shell).toBe('http://localhost:3000/')
  expect([...(development?.remotes ?? [])]).toEqual([
    ['learner', 'http://localhost:3002/'],
    ['admin', 'http://127.0.0.1:3003/'],
  ])
})

test.each([
  ['in production', { NODE_ENV: 'production' }, 'not allowed in production'],
  ['when other machines are served', { HOST: '0.0.0.0' }, 'HOST=127.0.0.1'],
  ['from another machine', { DEV_SHELL: 'http://elsewhere.test/' }, 'servers on this machine'],
  ['without a slash at the end', { DEV_SHELL: 'http://localhost:3000' }, 'servers on this machine'],
  [
    'from a name that only looks local',
    { DEV_REMOTES: 'a=http://localhost.elsewhere.test/' },
    'servers on this machine',
  ],
])('it refuses development servers %s', (_, change, sentence) => {
  expect(() => toReleaseSettings({ ...env, DEV_SHELL: 'http://localhost:3000/', ...change })).toThrow(
    sentence,
  )
})
