import { contrastWarnings } from './contrast-warnings.rule.ts'
import { NEW_TENANT } from './settings-form.rule.ts'

test('has nothing to say about the colours of the built-in look, except a red too dark for text', () => {
  const colours = contrastWarnings({ ...NEW_TENANT, dangerColor: '#f87171' }).map(({ colour }) => colour)
  expect(colours).not.toContain('secondaryColor')
  expect(colours).not.toContain('dangerColor')
})

test('warns about an accent that cannot be read, and names the colour that text gets instead', () => {
  const [warning] = contrastWarnings({ ...NEW_TENANT, secondaryColor: '#333333' })
  expect(warning?.colour).toBe('secondaryColor')
  expect(warning?.ratio).toBeLessThan(4.5)
  expect(warning?.ink).not.toBe('#333333')
})

test('warns about a colour that cannot be parsed at all', () => {
  expect(contrastWarnings({ ...NEW_TENANT, infoColor: '#12' })).toContainEqual(
    expect.objectContaining({ colour: 'infoColor', ratio: 1 }),
  )
})
