import { contrastRatio } from './color.rule.ts'
import { ONCALL_TENANT, TRINOVA_TENANT } from './tenant-default.rule.ts'
import { themeProperties, themeVariables } from './theme.rule.ts'

const themed = (theme: Record<string, string | null>) => themeProperties({ branding: { theme } })
const branded = (primaryColor: string, secondaryColor: string) =>
  themeProperties({ branding: { primaryColor, secondaryColor } })

const READS_ON_EVERY_SURFACE = [
  '--color-text',
  '--color-text-muted',
  '--color-primary-ink',
  '--color-secondary-ink',
  '--color-success-ink',
  '--color-warning-ink',
  '--color-danger-ink',
  '--color-info-ink',
] as const
const SURFACES = ['--color-bg', '--color-surface', '--color-surface-raised'] as const
const FILLS = ['primary', 'secondary', 'success', 'warning', 'danger', 'info'] as const

describe('the theme variables of a tenant', () => {
  it('are its two colors with variants 20 percent lighter and darker (spec section 9)', () => {
    expect(themeProperties(ONCALL_TENANT)).toMatchObject({
      '--color-primary': '#1e3a8a',
      '--color-primary-dark': '#182e6e',
      '--color-primary-light': '#4b61a1',
      '--color-secondary': '#f59e0b',
      '--color-secondary-dark': '#c47e09',
      '--color-secondary-light': '#f7b13c',
    })
  })

  it('carry its status colors, font, size and radius', () => {
    const theme = {
      successColor: '#0A0',
      dangerColor: '#aa0000',
      fontFamily: '"IBM Plex Sans", Georgia, serif',
      fontSizeBase: '18px',
      borderRadius: '4px',
    }
    expect(themed(theme)).toMatchObject({
      '--color-success': '#00aa00',
      '--color-danger': '#aa0000',
      '--font-family': expect.stringMatching(/^'IBM Plex Sans','Georgia',serif,/),
      '--font-size-base': '1.125rem',
      '--radius': '0.25rem',
    })
  })

  it('tint the surfaces, so that two tenants look different at first sight', () => {
    const [oncall, trinova] = [themeProperties(ONCALL_TENANT), themeProperties(TRINOVA_TENANT)]
    for (const surface of SURFACES) expect(oncall[surface]).not.toBe(trinova[surface])
  })

  it.each([
    ['a color that closes the style', { successColor: '#000;}body{display:none}' }],
    ['a color that loads', { infoColor: 'url(https://elsewhere.test/x)' }],
    ['a font that closes the style', { fontFamily: "Arial';}</style><script>" }],
    ['a font with an escape', { fontFamily: 'A\\27 ;x' }],
    ['a size that is an expression', { fontSizeBase: 'calc(1px);x' }],
    ['a radius with a newline', { borderRadius: '4px\n;--x:1' }],
    ['nulls', { successColor: null, fontFamily: null, fontSizeBase: null, borderRadius: null }],
  ])('fall back to the default for %s', (_, theme) => {
    expect(themed(theme)).toEqual(themeProperties({}))
  })

  it('limit sizes that would make the page unreadable', () => {
    expect(themed({ fontSizeBase: '2px', borderRadius: '900px' })).toMatchObject({
      '--font-size-base': '0.75rem',
      '--radius': '2rem',
    })
  })

  it('contain only declarations in a style', () => {
    const hostile = themeVariables({
      branding: { primaryColor: '</style>', theme: { fontFamily: '}*{x:y', borderRadius: '}' } },
    })
    expect(hostile).toMatch(/^(--[a-z-]+:[^;{}<>\\]+;)*--[a-z-]+:[^;{}<>\\]+$/)
  })
})

describe.each([
  ['the default', themeProperties({})],
  ['oncall', themeProperties(ONCALL_TENANT)],
  ['trinova', themeProperties(TRINOVA_TENANT)],
  ['a white brand', branded('#ffffff', '#ffffff')],
  ['a black brand', branded('#000000', '#000000')],
  ['a gray brand', branded('#777777', '#777777')],
  ['a loud brand', branded('#ff00ff', '#ffff00')],
])('the contrast of %s theme', (_, theme) => {
  it.each(READS_ON_EVERY_SURFACE)('is at least 4.5 for %s on every surface', (ink) => {
    for (const surface of SURFACES)
      expect(contrastRatio(theme[ink] ?? '', theme[surface] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(FILLS)('is at least 4.5 for the text on %s, hovered too', (fill) => {
    const text = theme[`--color-${fill}-text`] ?? ''
    expect(contrastRatio(text, theme[`--color-${fill}`] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(text, theme[`--color-${fill}-hover`] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it('is at least 3 for the edge of a control and for the focus ring', () => {
    for (const edge of ['--color-border-strong', '--color-focus'] as const)
      for (const surface of SURFACES)
        expect(contrastRatio(theme[edge] ?? '', theme[surface] ?? '')).toBeGreaterThanOrEqual(3)
  })
})
