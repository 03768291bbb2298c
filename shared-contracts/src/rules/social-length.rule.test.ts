import { socialLength, socialText, tooLongFor } from './social-length.rule.ts'

it.each([
  ['x', 'Tie off.', 8],
  ['x', 'Héat', 4],
  ['x', 'He\u0301at', 4],
  ['x', `Read https://www.osha.gov/${'a'.repeat(90)} now`, 32],
  ['x', 'https://a.co https://b.co', 47],
  ['x', '👷🏽‍♀️', 2],
  ['x', '安全', 4],
  ['x', '“Look up” – twice', 17],
  ['linkedin', 'https://www.osha.gov/heat', 25],
  ['facebook', 'Tie off.', 8],
  ['instagram', '👷', 2],
] as const)('counts on %s %j as %i', (network, post, length) => {
  expect(socialLength(network, post)).toBe(length)
})

it.each([
  [280, []],
  [281, ['x']],
  [2201, ['x', 'instagram']],
  [3001, ['linkedin', 'x', 'instagram']],
  [63_207, ['linkedin', 'x', 'facebook', 'instagram']],
])('refuses %i characters on the right networks', (length, networks) => {
  expect(tooLongFor(['linkedin', 'x', 'facebook', 'instagram'], 'a'.repeat(length))).toEqual(networks)
})

it('puts the link in a paragraph of its own', () => {
  expect(socialText({ text: ' Look up. ', link: 'https://a.co' })).toBe('Look up.\n\nhttps://a.co')
  expect(socialText({ text: 'Look up.', link: null })).toBe('Look up.')
})
