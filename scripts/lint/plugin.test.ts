import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { projectPlugin } from './plugin.ts'

function lint(
  rule: keyof typeof projectPlugin.rules,
  code: string,
  filename = 'remote-public/src/home/hero.tsx',
) {
  const messages = new Linter({ cwd: '/project' }).verify(
    code,
    {
      files: ['**/*.ts', '**/*.tsx'],
      plugins: { project: projectPlugin },
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { [`project/${rule}`]: 'error', 'no-alert': 'error' },
    },
    { filename: `/project/${filename}` },
  )
  return messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

describe('file-names', () => {
  test.each(['homeHero.tsx', 'Hero.tsx', 'utils.ts', 'helpers.test.ts', 'types.ts', 'index.ts'])(
    'refuses %s',
    (name) => {
      expect(lint('file-names', '', `remote-public/src/home/${name}`)).toEqual([
        expect.stringContaining('project/'),
      ])
    },
  )

  test.each([
    'remote-public/src/home/home-hero.test.tsx',
    'shared-contracts/src/http/index.ts',
    'e2e/budgets.spec.ts',
    'platform-server/src/auth/auth.routes.ts',
  ])('accepts %s', (path) => {
    expect(lint('file-names', '', path)).toEqual([])
  })
})

describe('no-literal-text', () => {
  test.each([
    '<p>Start now</p>',
    `<p>{'Start now'}</p>`,
    '<p>{`Start ${name} now`}</p>',
    '<img alt="A ladder" />',
    '<input placeholder="Your name" />',
    '<Field label={"Email"} />',
    '<><b>Hello</b></>',
  ])('refuses %s', (code) => {
    expect(lint('no-literal-text', code)).toEqual([expect.stringContaining('project/')])
  })

  test.each([
    '<p>{messages.start}</p>',
    '<p> · {count} % </p>',
    '<a className="link" href="/progress" data-kind="plain" />',
    '<img alt="" />',
  ])('accepts %s', (code) => {
    expect(lint('no-literal-text', code)).toEqual([])
  })
})

describe('no-browser-at-import', () => {
  test.each([
    'export const width = window.innerWidth',
    'document.title = "x"',
    'if (localStorage.getItem("a")) go()',
    'export class Theme { static root = [document.body] }\nstart(document)',
  ])('refuses %s', (code) => {
    expect(lint('no-browser-at-import', code)).toEqual([expect.stringContaining('project/')])
  })

  test.each([
    'export const width = () => window.innerWidth',
    'export const inBrowser = typeof window !== "undefined"',
    'export type Page = typeof document',
    'const location = "/"; export const here = location',
  ])('accepts %s', (code) => {
    expect(lint('no-browser-at-import', code)).toEqual([])
  })
})

describe('suppressions-say-why', () => {
  test('refuses one without a reason', () => {
    expect(lint('suppressions-say-why', '// eslint-disable-next-line no-alert\nalert(1)')).toEqual([
      expect.stringContaining('project/'),
    ])
  })

  test('accepts one with a reason', () => {
    const code = '// eslint-disable-next-line no-alert -- the page can no longer render anything\nalert(1)'
    expect(lint('suppressions-say-why', code)).toEqual([])
  })
})

describe('no-module-state', () => {
  test.each([
    'let count = 0',
    'export let asked: Promise<void> | null = null',
    'const keys = new WeakMap<object, string>()',
    'const loads = new Map()',
    'export const waiting = atom(null)',
    'function start() { window.platformEarly = 1 }',
    'globalThis.count += 1',
    "Object.defineProperty(globalThis, 'platformIntegrity', { value: 1 })",
    'Object.assign(window, { count: 1 })',
  ])('refuses %s', (code) => {
    expect(lint('no-module-state', code)).toEqual([expect.stringContaining('project/')])
  })

  test.each([
    "const RELS = new Set(['preload'])",
    'const NONE: ReadonlyMap<string, string> = new Map()',
    'function create() { let count = 0; const all = new Map(); return () => all.set(count += 1, 0) }',
    "Object.assign(element, { id: 'a' })",
    'page.title = 1',
  ])('accepts %s', (code) => {
    expect(lint('no-module-state', code)).toEqual([])
  })
})

describe('forms-ask-before-leaving', () => {
  test.each([
    '<form onSubmit={submit}><LeaveQuestion form={form} /></form>',
    '<form noValidate onSubmit={submit}><Field /></form>',
    '<><form noValidate><Field /></form><LeaveQuestion form={form} /></>',
  ])('refuses %s', (code) => {
    expect(lint('forms-ask-before-leaving', code)).toEqual([expect.stringContaining('project/')])
  })

  test.each([
    '<form noValidate onSubmit={submit}><div><LeaveQuestion form={form} /></div></form>',
    '<form noValidate>{!isStored && <LeaveQuestion form={form} />}</form>',
  ])('accepts %s', (code) => {
    expect(lint('forms-ask-before-leaving', code)).toEqual([])
  })
})

describe('tables-by-data-table', () => {
  test('refuses a table of its own, and accepts the one of shared-ui', () => {
    const code = '<table><tbody /></table>'
    expect(lint('tables-by-data-table', code)).toEqual([expect.stringContaining('project/')])
    expect(lint('tables-by-data-table', code, 'shared-ui/src/table/data-table.tsx')).toEqual([])
  })
})
