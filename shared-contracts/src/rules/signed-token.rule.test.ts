import { keyName, signedToken } from './signed-token.rule.ts'

const TOKEN = `eyJhbGciOiJFZERTQSJ9.${'p'.repeat(40)}.${'s'.repeat(86)}`

test.each([
  ['a file that is nothing else', TOKEN],
  ['a pasted text with lines around it', `  My certificate:\n${TOKEN}\n`],
  ['a PDF', `%PDF-1.3\n/Keywords (${TOKEN})\n>>`],
  ['a picture', `\u0089PNG\u0000openbadgecredential\u0000\u0000${TOKEN}A\u00f0IEND`],
])('finds the signed certificate in %s', (_, content) => {
  expect(signedToken(content)).toBe(TOKEN)
})

test.each(['', 'No certificate here.', 'eyJhbGciOiJFZERTQSJ9.short.one'])('finds none in "%s"', (content) => {
  expect(signedToken(content)).toBeNull()
})

test('reads the name of a key from an address', () => {
  expect(keyName('https://training.test/api/certificate-keys/abc')).toBe('abc')
  expect(keyName('abc')).toBe('abc')
})
