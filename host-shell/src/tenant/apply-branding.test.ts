import { ONCALL_TENANT, TRINOVA_TENANT } from '@platform/shared-contracts/rules'
import { applyBranding } from './apply-branding.ts'

const variable = (name: string) => document.documentElement.style.getPropertyValue(name)

// jsdom constructs no style sheets; what they hold is seen in a browser (e2e).
const withoutCss = { ...TRINOVA_TENANT, branding: { ...TRINOVA_TENANT.branding, faviconUrl: '/files/t.png' } }

describe('branding of the tenant (spec sections 2 and 9)', () => {
  beforeEach(() => {
    Object.assign(document, { adoptedStyleSheets: [] })
    document.head.innerHTML = '<link rel="icon" href="/old.ico"><style data-tenant-css>a{}</style>'
    applyBranding(withoutCss, document)
  })

  it('sets colors with their variants of 20 percent', () => {
    expect(variable('--color-primary')).toBe('#2d4a2b')
    expect(variable('--color-primary-dark')).toBe('#243b22')
    expect(variable('--color-primary-light')).toBe('#576e55')
    expect(variable('--color-secondary')).toBe('#8fbc8f')
    applyBranding(ONCALL_TENANT, document)
    expect(variable('--color-primary')).toBe('#1e3a8a')
    expect(variable('--color-secondary')).toBe('#f59e0b')
  })

  it("replaces the favicon by the tenant's", () => {
    const icons = [...document.head.querySelectorAll('link[rel="icon"]')]
    expect(icons.map((icon) => icon.getAttribute('href'))).toEqual(['/files/t.png'])
  })

  it('leaves the sheets of others where they are', () => {
    const other = { cssRules: [] as unknown } as CSSStyleSheet
    document.adoptedStyleSheets = [other]
    applyBranding(ONCALL_TENANT, document)
    expect(document.adoptedStyleSheets).toEqual([other])
  })

  it('names the tenant and removes the custom CSS of the previous one', () => {
    expect(document.documentElement.dataset.tenant).toBe('trinova')
    expect(document.querySelector('style[data-tenant-css]')).toBeNull()
  })
})
