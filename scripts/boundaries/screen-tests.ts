import path from 'node:path'

/** Where a package lists its screens: each `import('…')` in these files is a page. */
export const PAGE_LISTS = [
  'remote-admin/src/remote.ts',
  'remote-learner/src/remote.ts',
  'remote-public/src/remote.ts',
  'host-shell/src/shell-pages.ts',
  'host-shell/src/platform-panel/lazy-platform-panel.tsx',
] as const

/** What renders a page with the real store, the real schemas and a fake network. */
const RENDERERS = /^(remote-[^/]+\/src\/testing\/render-page|host-shell\/src\/app\/testing\/fake-shell)\.tsx$/
const TEST = /\.test\.tsx$/
const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g
const DYNAMIC = /import\(\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g
/** A test that replaces a module of its own package sees neither the store nor the schemas. */
const MOCK = /jest\.(?:mock|unstable_mockModule|doMock)\(\s*'\.[^']*(?:\.api|-api|-store|-root)\.tsx?'/

/** The text of each source file, by its path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>

/** Every page of the lists, as "page: list", that no test renders. */
export function untestedPages(sources: Sources): readonly string[] {
  const tested = new Set(
    [...sources.keys()].filter((file) => TEST.test(file)).flatMap((file) => pagesOf(file, sources)),
  )
  return PAGE_LISTS.flatMap((list) =>
    importsOf(list, sources, DYNAMIC)
      .filter((page) => !tested.has(page))
      .map((page) => `${page}: ${list}`),
  )
}

/** What a test imports, if it renders pages: also through files of a testing folder. */
function pagesOf(test: string, sources: Sources): readonly string[] {
  if (MOCK.test(sources.get(test) ?? '')) return []
  const direct = importsOf(test, sources)
  const imported = [...direct, ...direct.filter(isFixture).flatMap((file) => importsOf(file, sources))]
  return imported.some((file) => RENDERERS.test(file)) ? imported : []
}

const isFixture = (file: string) => file.includes('/testing/')

function importsOf(file: string, sources: Sources, pattern = IMPORT): readonly string[] {
  return [...(sources.get(file) ?? '').matchAll(pattern)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  )
}
