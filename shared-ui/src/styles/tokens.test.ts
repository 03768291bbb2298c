import { readFileSync } from 'node:fs'
import { themeProperties } from '@platform/shared-contracts/rules'

const sheet = readFileSync(`${__dirname}/tokens.css`, 'utf8')
const declared = (name: string) =>
  new RegExp(`\\n\\s*${name}:\\s*([^;]+);`).exec(sheet)?.[1]?.replaceAll(/\s*,\s*/g, ',')

test.each(Object.entries(themeProperties({})))(
  '%s of the style sheet is what a tenant without branding gets',
  (name, value) => {
    expect(declared(name)).toBe(value)
  },
)
