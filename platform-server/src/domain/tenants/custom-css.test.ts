import { parse } from 'css-tree'
import { sanitizeCustomCss } from './custom-css.ts'

function reasonFor(css: string): string | null {
  const sanitized = sanitizeCustomCss(css)
  return sanitized.isSafe ? null : sanitized.reason
}

it.each([
  'h1 { text-transform: uppercase; letter-spacing: 0.04em }',
  'button { border-radius: 999px; padding: 12px 1.5rem; background: linear-gradient(90deg, #123456, var(--color-primary)) }',
  'form { border: 2px solid gold; box-shadow: 0 8px 30px rgba(255, 200, 0, 0.4) }',
  'a:hover { color: var(--color-secondary); text-decoration: underline; transition: color 150ms ease-out }',
  'body { background: url(/files/0123abcd.png) center / cover; font-family: Georgia, "Times New Roman", serif; line-height: 1.6 }',
  '@media (min-width: 600px) { h1 { font-size: 3rem } }',
  '@supports (color: oklch(0 0 0)) { h1 { background-color: oklch(0.4 0.1 200 / 0.5); font-weight: 700 } }',
  '.card { & h2 { color: #fff } }',
])('lets a tenant restyle: %s', (css) => {
  expect(reasonFor(css)).toBeNull()
})

it.each([
  'form { display: none }',
  'body { visibility: hidden }',
  '* { opacity: 0 }',
  '#root { transform: scale(0) }',
  'section { position: fixed; left: -9999px }',
  'body::before { content: ""; z-index: 9999 }',
  'form { clip-path: inset(100%) }',
  'form { height: 0; overflow: hidden }',
  'html { font-size: 0 }',
  'html { font-size: 1% }',
  '* { font-size: 0.7em }',
  'form { margin-top: -9999px }',
  'section { margin-bottom: 400rem }',
  'section { padding-top: 100vh }',
  'label { color: transparent }',
  'label { color: #ffff }',
  'label { color: rgb(0 0 0 / 0) }',
  'label { text-indent: -9999px }',
  'label { line-height: 0 }',
  'label { letter-spacing: -1em }',
  'label { font: 0/0 a }',
  'form { margin: var(--tenant-far) }',
  ':root { --color-text: #000 }',
  'form { margin: calc(-1 * 9999px) }',
  '@keyframes gone { to { opacity: 0 } }',
  'form { animation: gone 1s forwards }',
  'a { transition: color 9999s }',
  'form { \\64 isplay: none }',
  'form { filter: opacity(0) }',
  'h1 { color: #fff !important }',
])('refuses what could hide the login form or the consent banner: %s', (css) => {
  expect(reasonFor(css)).toMatch(/^Line 1: /)
})

it.each([
  '@import url(https://evil.example/x.css);',
  '@import "/files/x.css";',
  '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }',
  'body { background: url(https://evil.example/pixel.png) }',
  'body { background: url("//evil.example/pixel.png") }',
  'body { background: url(data:image/png;base64,AAAA) }',
  'body { background: url(/files/../api/tenants) }',
  'body { background: image-set("https://evil.example/x.png" 1x) }',
  'body { background: u\\72l(https://evil.example/x.png) }',
  '@layer guard { h1 { color: #fff } }',
  '@charset "utf-8";',
  '@namespace x url(https://evil.example);',
])('refuses what reaches outside or out of its layer: %s', (css) => {
  expect(reasonFor(css)).not.toBeNull()
})

it.each(['h1 { color: #fff', 'h1 } color', 'h1 { color: #fff } }', '<!-- h1 { color: #fff } -->'])(
  'never lets out an open or a stray brace: %s',
  (css) => {
    const sanitized = sanitizeCustomCss(css)
    if (!sanitized.isSafe) return expect(sanitized.reason).not.toBe('')
    const layered = parse(`@layer tenant{${sanitized.css}}`)
    expect(layered.type === 'StyleSheet' && layered.children.toArray().map(({ type }) => type)).toEqual([
      'Atrule',
    ])
  },
)

it('cannot end the style element that it is put in', () => {
  expect(reasonFor('h1 { font-family: "</style><script>alert(1)</script>" }')).toContain('<')
})

it('names the line and the property', () => {
  expect(reasonFor('h1 {\n  color: #fff;\n  position: fixed;\n}')).toBe(
    'Line 3: custom CSS cannot set “position”.',
  )
})

it('takes 20 KB and not a byte more', () => {
  const fits = `h1{color:#fff}/*${'x'.repeat(20_480 - 18)}*/`
  expect(reasonFor(fits)).toBeNull()
  expect(reasonFor(`${fits} `)).toBe('Custom CSS can have at most 20 KB.')
})
