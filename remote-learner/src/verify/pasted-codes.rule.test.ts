import { pastedCodes } from './pasted-codes.rule.ts'

it.each([
  ['one a line', 'CDFGH-1\nJKMNP-2\n', ['CDFGH-1', 'JKMNP-2']],
  ['with commas, blanks and doubles', ' cdfgh-1 , CDFGH-1;;jkmnp-2 ', ['CDFGH-1', 'JKMNP-2']],
  ['nothing', ' \n ', []],
])('reads %s', (_, text, codes) => {
  expect(pastedCodes(text)).toEqual(codes)
})
