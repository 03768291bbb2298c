import { cleanSvg } from './clean-svg.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`

it('preserves drawing elements', () => {
  const drawing = svg(
    '<defs><linearGradient id="gold"><stop offset="0" stop-color="#f59e0b"></stop></linearGradient></defs>' +
      '<style>.a{fill:url(#gold)}</style><path class="a" d="M0 0h8v8z" style="opacity:0.5"></path>' +
      '<use href="#gold"></use><text x="1">A &amp; B</text>',
  )
  expect(cleanSvg(drawing)).toBe(drawing)
})

it('gives a drawing the namespace without which no browser shows it', () => {
  expect(cleanSvg('<?xml version="1.0"?><!-- logo --><svg viewBox="0 0 1 1"/>')).toBe(
    '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"></svg>',
  )
})

it.each([
  ['scripts', '<script>alert(1)</script>', ''],
  ['scripts in a script', '<script><script>1</script>alert(1)</script>', ''],
  [
    'foreign documents',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>',
    '',
  ],
  ['links, with what is in them', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', ''],
  ['pictures from elsewhere', '<image href="https://evil.example/x.png"/>', ''],
  ['animations, which can set a link', '<set attributeName="href" to="javascript:alert(1)"/>', ''],
  ['handlers', '<path onload="alert(1)" ONCLICK="alert(1)" d="M0 0"/>', '<path d="M0 0"></path>'],
  ['references to elsewhere', '<use href="https://evil.example/x.svg#a"/>', '<use></use>'],
  ['references in paint', '<path fill="url(https://evil.example/x)"/>', '<path></path>'],
  ['imports', '<style>@import "https://evil.example/x.css";</style>', '<style></style>'],
  ['styles that load', '<style>path{fill:url(//evil.example/x)}</style>', '<style></style>'],
  [
    'styles that load, in pieces',
    '<style>path{fill:u&#114;l(https://evil.example/x)}</style>',
    '<style></style>',
  ],
  [
    'styles that load, in hiding',
    '<style><![CDATA[path{fill:u\\72l(https://evil.example/x)}]]></style>',
    '<style></style>',
  ],
  ['comments', '<!-- <script>alert(1)</script> -->', ''],
  ['style sheets of a processing instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>', ''],
  [
    'what hides in a CDATA section',
    '<g><![CDATA[</g><script>alert(1)</script>]]></g>',
    '<g>&lt;/g&gt;&lt;script&gt;alert(1)&lt;/script&gt;</g>',
  ],
  [
    'elements in a style',
    '<style><script>alert(1)</script>path{fill:red}</style>',
    '<style>path{fill:red}</style>',
  ],
])('leaves out %s', (_what, inside, left) => {
  expect(cleanSvg(svg(inside))).toBe(svg(left))
})

it('cannot be broken out of by what an entity decodes to', () => {
  const cleaned = cleanSvg(
    svg('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text><path id="&quot;&gt;&lt;script&gt;"/>'),
  )
  expect(cleaned).not.toContain('<script')
})

it.each([
  ['a page', '<html><svg/></html>'],
  ['two drawings', '<svg></svg><svg></svg>'],
  ['nothing', ''],
  ['a pile of groups', svg('<g>'.repeat(10_000))],
  ['a pile of closed groups', svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000))],
])('refuses %s', (_what, source) => {
  expect(cleanSvg(source)).toBeNull()
})

it('does not let an entity grow', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`
  expect(cleanSvg(bomb)?.length ?? 0).toBeLessThan(200)
})
