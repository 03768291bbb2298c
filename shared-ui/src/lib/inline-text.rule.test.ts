import { inlineParts } from './inline-text.rule.ts'

test('finds bold text and links', () => {
  expect(inlineParts('Read **all** of [the terms](/terms) first')).toEqual([
    { kind: 'text', text: 'Read ' },
    { kind: 'strong', text: 'all' },
    { kind: 'text', text: ' of ' },
    { kind: 'link', text: 'the terms', href: '/terms' },
    { kind: 'text', text: ' first' },
  ])
})

test.each([
  'javascript:alert`1`',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  'data:text/html,x',
])('shows a link to %s as plain text', (href) => {
  expect(inlineParts(`[go](${href})`)).toEqual([{ kind: 'text', text: 'go' }])
})

test('accepts a link to another site over https', () => {
  expect(inlineParts('[OSHA](https://www.osha.gov)')).toEqual([
    { kind: 'link', text: 'OSHA', href: 'https://www.osha.gov' },
  ])
})

test.each(['', 'plain', '2 ** 3', '[not a link] (x)', '1910.147(c)(4)'])('leaves %j as it is', (text) => {
  expect(
    inlineParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
