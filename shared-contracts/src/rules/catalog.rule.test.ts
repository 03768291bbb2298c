import { CORE_MODULES } from './catalog.rule.ts'

// spec section 3: the printed codes, names and prices
test.each([
  ['IC0110', 'Ladder Safety', 20],
  ['IC0111', 'Machine Safeguarding', 35],
  ['IC0112', 'Fall Protection', 40],
  ['IC0113', 'Respiratory Protection Awareness', 30],
  ['IC0114', 'Scaffolding Safety', 35],
  ['IC0115', 'Emergency Preparedness', 30],
  ['IC0116', 'Lockout/Tagout', 40],
  ['IC0117', 'Chemical Hazard Comm', 40],
])('sells %s as %s for $%d', (code, title, dollars) => {
  expect(CORE_MODULES).toContainEqual({ code, title, priceCents: dollars * 100 })
})

// decisions.md, learning and money
test('sells the four that the specification does not price at $40', () => {
  const others = CORE_MODULES.filter(({ code }) => code >= 'IC0118')
  expect(others.map(({ code, priceCents }) => [code, priceCents])).toEqual([
    ['IC0118', 4000],
    ['IC0119', 4000],
    ['IC0120', 4000],
    ['IC0121', 4000],
  ])
})
