import { FairShare } from './fair-share.ts'

it('gives one who is alone everything', () => {
  const share = new FairShare(4)
  for (let count = 0; count < 4; count += 1) {
    expect(share.isOver('a')).toBe(false)
    share.enter('a')
  }
  expect(share.isOver('a')).toBe(true)
})

it('admits a new client, however many requests another one sends', () => {
  const share = new FairShare(4)
  for (let count = 0; count < 100; count += 1) share.enter('flood')
  expect(share.isOver('flood')).toBe(true)
  expect(share.isOver('visitor')).toBe(false)
  share.enter('visitor')
  share.enter('visitor')
  expect(share.isOver('visitor')).toBe(true)
})

it('gives every client one, however many there are', () => {
  const share = new FairShare(4)
  for (let count = 0; count < 50; count += 1) share.enter(`visitor ${count}`)
  expect(share.isOver('one more')).toBe(false)
})

it('removes a client without running requests', () => {
  const share = new FairShare(2)
  share.enter('a')
  share.enter('b')
  expect(share.isOver('a')).toBe(true)
  share.leave('b')
  expect(share.isOver('a')).toBe(false)
})
