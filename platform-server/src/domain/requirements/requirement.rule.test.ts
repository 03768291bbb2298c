import fc from 'fast-check'
import { reaches, requirementsOf, type RequirementRule } from './requirement.rule.ts'

const name = fc.constantFrom('', 'Roofer', 'roofer ', 'Foreman')
const place = fc.record({ jobRole: name, site: name, department: name })
const required = fc.record({
  module: fc.constantFrom('IC0110', 'IC0112', 'IC0117'),
  months: fc.integer({ min: 1, max: 60 }),
  basis: fc.constantFrom('regulatory' as const, 'recommended' as const),
})
const rule: fc.Arbitrary<RequirementRule> = fc
  .record({
    place,
    dueInDays: fc.integer({ min: 0, max: 365 }),
    modules: fc.array(required, { maxLength: 4 }),
  })
  .map(({ place: at, ...rest }) => ({ ...at, ...rest }))
const rules = fc.array(rule, { maxLength: 6 })

test('an empty place is for everyone, and names differ neither by case nor by spaces', () => {
  fc.assert(
    fc.property(place, (person) => {
      expect(reaches({ jobRole: '', site: '', department: '' }, person)).toBe(true)
      expect(reaches(person, person)).toBe(true)
    }),
  )
  const roofer = { jobRole: 'roofer ', site: 'Dock 2', department: '' }
  expect(reaches({ jobRole: 'Roofer', site: '', department: '' }, roofer)).toBe(true)
  expect(reaches({ jobRole: 'Roofer', site: 'Dock 3', department: '' }, roofer)).toBe(false)
  expect(reaches({ jobRole: 'Roofer', site: '', department: 'Decks' }, roofer)).toBe(false)
})

test('is required exactly where a rule that reaches the person names the module', () => {
  fc.assert(
    fc.property(rules, place, (all, person) => {
      const named = all.filter((one) => reaches(one, person)).flatMap(({ modules }) => modules)
      expect(new Set(requirementsOf(all, person).keys())).toEqual(new Set(named.map(({ module }) => module)))
    }),
  )
})

test('counts the strictest of several rules, in whatever order they are', () => {
  fc.assert(
    fc.property(rules, place, (all, person) => {
      const found = requirementsOf(all, person)
      expect(requirementsOf(all.toReversed(), person)).toEqual(found)
      for (const one of all.filter((each) => reaches(each, person)))
        for (const { module, months, basis } of one.modules) {
          const strictest = found.get(module)
          expect(strictest?.months).toBeLessThanOrEqual(months)
          expect(strictest?.dueInDays).toBeLessThanOrEqual(one.dueInDays)
          if (strictest?.months === months && basis === 'regulatory')
            expect(strictest.basis).toBe('regulatory')
        }
    }),
  )
})
