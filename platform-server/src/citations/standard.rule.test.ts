import { modulesOn, parseStandard } from './standard.rule.ts'

it.each([
  ['19261053 B01', '1926.1053(b)(1)', '1926.1053'],
  ['19260501 B13', '1926.501(b)(13)', '1926.501'],
  ['19101200 E01 II', '1910.1200(e)(1)(ii)', '1910.1200'],
  ['1926.501(b)(13)', '1926.501(b)(13)', '1926.501'],
  ['29 CFR 1910.147', '1910.147', '1910.147'],
])('reads %s as %s', (given, text, section) => {
  expect(parseStandard(given)).toEqual({ text, section })
})

it.each(['', 'falls', '501', '1926.501; drop'])('does not read %j', (given) => {
  expect(parseStandard(given)).toBeNull()
})

it('knows the modules on a section', () => {
  expect(modulesOn('1926.503')).toEqual(['IC0112'])
  expect(modulesOn('1910.178')).toEqual([])
})
