import { createIntegrityTable } from './integrity-table.ts'
import { IntegrityError } from './integrity-error.ts'

const SRI = `sha384-${'A'.repeat(64)}`
const OTHER = `sha384-${'B'.repeat(64)}`
const PAGE = 'http://safety.example/progress'

function table(assets: Record<string, string>, base = '/releases/learner/1/') {
  const created = createIntegrityTable(PAGE)
  created.admit({ base, assets })
  return created
}

it('knows the files of an admitted release by their full address', () => {
  expect(table({ 'entry.js': SRI }).need('http://safety.example/releases/learner/1/entry.js')).toBe(SRI)
})

it.each([
  'http://safety.example/releases/learner/1/other.js',
  'http://safety.example/releases/learner/2/entry.js',
  'https://safety.example/releases/learner/1/entry.js',
  'http://evil.example/releases/learner/1/entry.js',
  'http://safety.example/releases/learner/1/entry.js?x',
])('does not know %s', (url) => {
  const created = table({ 'entry.js': SRI })
  expect(created.lookup(url)).toBeUndefined()
  expect(() => created.need(url)).toThrow(IntegrityError)
})

it.each(['', 'sha384-', 'md5-AAAA', `sha256-${'A'.repeat(64)}`, `${SRI} ${OTHER}`])(
  'refuses the metadata "%s", which a browser would ignore and run the script',
  (sri) => {
    expect(() => table({ 'entry.js': sri })).toThrow(IntegrityError)
  },
)

it.each(['../2/entry.js', '/shell/main.js', 'http://evil.example/x.js'])(
  'refuses the file %s on another origin',
  (file) => {
    expect(() => table({ [file]: SRI })).toThrow(IntegrityError)
  },
)

describe('of ES modules', () => {
  const url = 'http://safety.example/releases/learner/1/entry.js'

  it('refuses one that the browser does not check', () => {
    expect(() => table({ 'entry.js': SRI }).needModule(url)).toThrow(IntegrityError)
  })

  it('accepts one that it checks, if the release lists it as well', () => {
    const created = table({ 'entry.js': SRI })
    created.admitModules([url, 'http://safety.example/releases/learner/1/other.js'])
    expect(() => created.needModule(url)).not.toThrow()
    expect(() => created.needModule('http://safety.example/releases/learner/1/other.js')).toThrow(
      IntegrityError,
    )
  })
})

it('never replaces what it knows', () => {
  const created = table({ 'entry.js': SRI })
  created.admit({ base: '/releases/learner/1/', assets: { 'entry.js': OTHER } })
  expect(created.need('http://safety.example/releases/learner/1/entry.js')).toBe(SRI)
})

describe('of a development server', () => {
  const dev = { base: 'http://localhost:3002/', assets: null }

  it('lets any file of it pass on a page of this machine', () => {
    const created = createIntegrityTable('http://trinova.localhost:8080/')
    created.admit(dev)
    expect(created.need('http://localhost:3002/progress.js')).toBe('')
  })

  it('needs no check of its ES modules, whose bytes change', () => {
    const created = createIntegrityTable('http://localhost:8080/')
    created.admit(dev)
    expect(() => created.needModule('http://localhost:3002/remoteEntry.js')).not.toThrow()
  })

  it('refuses it on a public page', () => {
    expect(() => createIntegrityTable(PAGE).admit(dev)).toThrow(IntegrityError)
  })

  it('refuses a public release without a list', () => {
    const created = createIntegrityTable('http://localhost:8080/')
    expect(() => created.admit({ base: 'http://evil.example/', assets: null })).toThrow(IntegrityError)
  })
})
