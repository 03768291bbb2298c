import { roomsToServe } from './dev-rooms.rule.ts'

const rooms = ['host-shell', 'remote-public', 'remote-learner'] as const

it('serves every room unless told otherwise', () => {
  expect(roomsToServe([], rooms)).toEqual(rooms)
})

it('serves only the rooms that are named', () => {
  expect(roomsToServe(['--only', 'remote-learner'], rooms)).toEqual(['remote-learner'])
  expect(roomsToServe(['--only', 'remote-learner', '--only', 'host-shell'], rooms)).toEqual([
    'host-shell',
    'remote-learner',
  ])
})

it.each([[['--only', 'learner']], [['--only']], [['remote-learner']], [['--onyl', 'remote-learner']]])(
  'does not guess what %p means',
  (args) => {
    expect(() => roomsToServe(args, rooms)).toThrow(
      'is not --only with one of host-shell, remote-public, remote-learner',
    )
  },
)
