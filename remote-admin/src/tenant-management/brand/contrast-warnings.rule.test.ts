import { contrastWarnings } from './contrast-warnings.rule.ts'
import { NEW_TENANT } from '../settings-form.rule.ts'

test('accepts the colors of the built-in theme, except a red too dark for text', () => {
  const colors = contrastWarnings({ ...NEW_TENANT, dangerColor: '#f87171' }).map(({ color }) => color)
  expect(colors).not.toContain('secondaryColor')
  expect(colors).not.toContain('dangerColor')
})

test('warns about an unreadable accent and names the color that text gets instead', () => {
  const [warning] = contrastWarnings({ ...NEW_TENANT, secondaryColor: '#333333' })
  expect(warning?.color).toBe('secondaryColor')
  expect(warning?.ratio).toBeLessThan(4.5)
  expect(warning?.ink).not.toBe('#333333')
})

test('warns about a color that cannot be parsed', () => {
  expect(contrastWarnings({ ...NEW_TENANT, infoColor: '#12' })).toContainEqual(
    expect.objectContaining({ color: 'infoColor', ratio: 1 }),
  )
})
