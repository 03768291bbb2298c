import { CompanyName, PersonName } from './person-name.ts'

const isPerson = (name: string) => PersonName.safeParse(name).success
const isCompany = (name: string) => CompanyName.safeParse(name).success

test.each([
  'Ana',
  "O'Brien",
  'D’Angelo',
  'Jean-Luc',
  'J.R.R. Tolkien',
  'St. John',
  'Ünal',
  'Nguyễn Thị Hà',
  'José María',
  'Иванова',
  '李小龍',
  'محمد علی‌پور',
  'अनुष्का',
  "'t Hooft",
  'Smith, Jr.',
])('accepts the name %s', (name) => expect(isPerson(name)).toBe(true))

test.each([
  'http://evil.test',
  'https://evil.test/x',
  'www.evil',
  'evil.com',
  'x.com/win',
  'Ana evil.com',
  'Click here: free',
  'Ana\nReyes',
  'Ana\u0000',
  'Ana\u202eseyeR',
  'Ana\u200f',
  'Ana <b>',
  'ana@evil.test',
  "'-.",
  '   ',
  'Ana 😀',
  'a'.repeat(101),
])('refuses the name %j', (name) => expect(isPerson(name)).toBe(false))

test.each(['Acme', '3M', 'Smith & Sons, Inc.', 'A/B Testing (US)', 'C++ Shop', 'Œuvre №5', 'No. 7 Ltd.'])(
  'accepts the company %s',
  (name) => expect(isCompany(name)).toBe(true),
)

test.each([
  'http://evil.test',
  'www.evil.test',
  'evil.com',
  'x.com/win',
  'Acme\u0007',
  'Acme\u202e',
  'Acme\r\nBcc: x',
  '',
])('refuses the company %j', (name) => expect(isCompany(name)).toBe(false))
