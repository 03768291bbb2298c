import { scannedCode } from './scanned-code.rule.ts'

test.each([
  ['https://oncall.test/verify/7KQ2M-XW4TR-9HPVC', '7KQ2M-XW4TR-9HPVC'],
  ['https://oncall.test/es/verify/7KQ2M-XW4TR-9HPVC?from=card#top', '7KQ2M-XW4TR-9HPVC'],
  [' 7kq2m xw4tr 9hpvc\n', '7KQ2M-XW4TR-9HPVC'],
  ['7KQ2MXW4TR9HPVC', '7KQ2M-XW4TR-9HPVC'],
  ['https://oncall.test/verify', null],
  ['7KQ2M-XW4TR', null],
  ['7KQ2M-XW4TR-9HPVC-7KQ2M', null],
  ['', null],
])('reads in %j the code %j', (text, code) => {
  expect(scannedCode(text)).toBe(code)
})
