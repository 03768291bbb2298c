import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../run/paths.ts'

const IMPORT = /import\([^)]*?'(\.\/[^']+\.route)\.tsx?'/g

/** Whether a test whose pages pseudo-locale.cjs looks at shows this page. */
function isTested(src: string, route: string): boolean {
  const folders = [dirname(join(src, route)), dirname(dirname(join(src, route)))].filter((dir) => dir !== src)
  return folders
    .flatMap((dir) =>
      globSync(['*.route.test.tsx', 'testing/*.tsx'], { cwd: dir }).map((file) => join(dir, file)),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .some((test) => test.includes(`/${basename(route)}`) || test.includes('remote.routes'))
}

it.each([
  ['remote-public', 'remote.ts'],
  ['remote-learner', 'remote.ts'],
  ['remote-admin', 'remote.ts'],
  ['host-shell', 'shell-pages.ts'],
])('shows every page of %s in the pseudo-locale', (name, list) => {
  const src = join(ROOT, name, 'src')
  const routes = [...readFileSync(join(src, list), 'utf8').matchAll(IMPORT)].map(([, path]) => path!)
  expect(routes.length).toBeGreaterThan(5)
  expect(routes.filter((route) => !isTested(src, route))).toEqual([])
})
