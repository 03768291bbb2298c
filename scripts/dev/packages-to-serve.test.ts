import { packagesToServe } from './packages-to-serve.ts'

const packages = ['host-shell', 'remote-public', 'remote-learner'] as const

it('serves every package by default', () => {
  expect(packagesToServe([], packages)).toEqual(packages)
})

it('serves only the named packages', () => {
  expect(packagesToServe(['--only', 'remote-learner'], packages)).toEqual(['remote-learner'])
  expect(packagesToServe(['--only', 'remote-learner', '--only', 'host-shell'], packages)).toEqual([
    'host-shell',
    'remote-learner',
  ])
})

it.each([[['--only', 'learner']], [['--only']], [['remote-learner']], [['--onyl', 'remote-learner']]])(
  'does not guess what %p means',
  (args) => {
    expect(() => packagesToServe(args, packages)).toThrow(
      'is not valid. Use --only with one of host-shell, remote-public, remote-learner',
    )
  },
)
