/** @jest-environment node */
import { createRequire } from 'node:module'
import { cruise, type Tree } from './cruise.ts'

const VALID_TREE: Tree = {
  'shared-contracts/src/http/index.ts': `export * from './user.ts'`,
  'shared-contracts/src/http/user.ts': 'export const user = 1',
  'shared-contracts/src/rules/index.ts': `export * from './guard.rule.ts'`,
  'shared-contracts/src/rules/guard.rule.ts': `import { user } from '../http/user.ts'\nexport const guard = user`,
  'shared-contracts/src/remote/index.ts': `export { guard } from '../rules/guard.rule.ts'`,
  'shared-contracts/src/remote/locale.ts': `export const locale = 1`,
  'shared-contracts/src/conformance/index.ts': `export { guard } from '../rules/guard.rule.ts'`,
  'shared-contracts/src/client/index.ts': `export { guard } from '../remote/index.ts'`,
  'shared-contracts/src/testing/index.ts': `export { guard } from '../remote/index.ts'`,
  'shared-ui/src/actions/button.tsx': `export { guard } from '@platform/shared-contracts/remote/index.ts'`,
  'remote-kit/src/cli.ts': `export { guard } from '@platform/shared-contracts/remote/index.ts'`,
  'host-shell/src/main.tsx': `export { home } from './home/home.route.tsx'`,
  'host-shell/src/app/store.ts': `export { user } from '@platform/shared-contracts/http/index.ts'`,
  'host-shell/src/home/home.route.tsx': [
    `import { store } from '../app/store.ts'`,
    `import '@platform/shared-ui/actions/button.tsx'`,
    `import '@platform/shared-contracts/client/index.ts'`,
    `import 'declared'`,
    `export const home = store`,
  ].join('\n'),
  'host-shell/src/home/home.test.tsx': [
    `import '../main.tsx'`,
    `import '../login/login.ts'`,
    `import '@platform/shared-contracts/testing'`,
    `import 'workshop'`,
  ].join('\n'),
  'host-shell/src/login/login.ts': 'export const login = 1',
  'host-shell/webpack.config.ts': `import '@platform/remote-kit/cli.ts'`,
  'platform-server/src/main.ts': `import './tenants/tenants.feature.ts'`,
  'platform-server/src/commands/keys.ts': `import '../main.ts'\nimport '../tenants/check.ts'`,
  'platform-server/src/tenants/tenants.feature.ts': `import './tenants.routes.ts'`,
  'platform-server/src/tenants/tenants.routes.ts': `import '@platform/shared-contracts/http/index.ts'`,
  'platform-server/src/courses/courses.routes.ts': `import '../domain/courses/courses.ts'`,
  'platform-server/src/domain/courses/courses.ts': 'export const courses = 1',
  'platform-server/src/tenants/check.ts': `import '@platform/shared-contracts/conformance/index.ts'`,
  'remote-learner/src/app/i18n.ts': 'export const i18n = 1',
  'remote-learner/src/domain/notes/note.messages.ts': `import '../../app/i18n.ts'\nimport '../../locales/en/note.ts'`,
  'remote-learner/src/locales/en/note.ts': 'export const note = 1',
  'remote-learner/src/locales/es/note.ts': `import type { note as source } from '../en/note.ts'`,
  'remote-learner/src/locales/es/index.ts': `export * from './note.ts'`,
  'remote-public/src/remote.ts': 'export const remote = 1',
  'remote-public/src/f/due.rule.ts': `import type { shape } from './shape.ts'`,
  'remote-public/src/f/shape.ts': 'export const shape = 1',
  'remote-public/src/lib/shapes.ts': `export { user } from '@platform/shared-contracts/http/index.ts'`,
  'remote-public/src/lib/load-shapes.ts': [
    `import type * as shapes from './shapes.ts'`,
    `export const loadShapes = () => import('./shapes.ts')`,
  ].join('\n'),
}

/** rule, the file that breaks it, and how */
const PLANTED: readonly (readonly [string, string, string])[] = [
  [
    'deployed-packages-stay-apart',
    'host-shell/src/home/planted.ts',
    `import '@platform/remote-public/remote.ts'`,
  ],
  [
    'deployed-packages-stay-apart',
    'remote-learner/src/a/planted.ts',
    `import '@platform/remote-public/a/b.ts'`,
  ],
  [
    'contracts-stand-alone',
    'shared-contracts/src/http/planted.ts',
    `import '@platform/shared-ui/actions/button.tsx'`,
  ],
  ['ui-knows-only-contracts', 'shared-ui/src/planted.tsx', `import '@platform/host-shell/login/login.ts'`],
  ['ui-is-for-pages', 'platform-server/src/a/planted.ts', `import '@platform/shared-ui/actions/button.tsx'`],
  [
    'kit-knows-only-contracts',
    'remote-kit/src/a/planted.ts',
    `import '@platform/shared-ui/actions/button.tsx'`,
  ],
  ['kit-stays-out-of-bundles', 'remote-public/src/a/planted.ts', `import '@platform/remote-kit/cli.ts'`],
  ['products-import-no-tools', 'host-shell/src/home/workshop.ts', `import '@platform/e2e/journey.ts'`],
  [
    'remote-contract-is-for-pages',
    'platform-server/src/b/planted.ts',
    `import '@platform/shared-contracts/remote/index.ts'`,
  ],
  [
    'client-contract-is-for-stores',
    'shared-ui/src/client.tsx',
    `import '@platform/shared-contracts/client/index.ts'`,
  ],
  [
    'conformance-is-for-kit-and-server',
    'remote-public/src/b/checks.ts',
    `import '@platform/shared-contracts/conformance/index.ts'`,
  ],
  [
    'shared-modules-by-name',
    'shared-contracts/src/client/planted.ts',
    `import { locale } from '../remote/locale.ts'\nexport const own = locale`,
  ],
  ['fakes-are-for-tests', 'remote-public/src/b/planted.ts', `import '@platform/shared-contracts/testing'`],
  [
    'contracts-by-entry-point',
    'remote-public/src/c/planted.ts',
    `import type { user } from '@platform/shared-contracts/http/user.ts'`,
  ],
  [
    'packages-by-name',
    'remote-public/src/d/planted.ts',
    `import '../../../shared-contracts/src/http/index.ts'`,
  ],
  ['shapes-stand-alone', 'shared-contracts/src/http/remote.ts', `import '../remote/index.ts'`],
  [
    'entry-points-need-no-fakes-or-clients',
    'shared-contracts/src/remote/planted.ts',
    `import '../client/index.ts'`,
  ],
  [
    'schemas-load-after-the-page',
    'remote-public/src/e/reader.ts',
    `import { user } from '@platform/shared-contracts/http/index.ts'`,
  ],
  [
    'schemas-are-imported-dynamically',
    'remote-public/src/e/early.ts',
    `import { user } from '../lib/shapes.ts'`,
  ],
  [
    'translations-come-late',
    'remote-learner/src/domain/notes/eager.messages.ts',
    `import { note } from '../../locales/es/note.ts'`,
  ],
  [
    'catalogs-are-read-as-messages',
    'remote-learner/src/domain/notes/page.tsx',
    `import { note } from '../../locales/en/note.ts'`,
  ],
  ['catalogs-import-types', 'remote-learner/src/locales/en/quiz.ts', `import { note } from './note.ts'`],
  ['features-import-no-other-feature', 'host-shell/src/home/feature.ts', `import '../login/login.ts'`],
  ['features-import-no-other-feature', 'host-shell/src/lib/planted.ts', `import '../login/login.ts'`],
  [
    'features-import-no-other-feature',
    'platform-server/src/domain/orders/planted.ts',
    `import '../../tenants/check.ts'`,
  ],
  ['lib-knows-no-product', 'host-shell/src/lib/product.ts', `import '../app/store.ts'`],
  ['page-domain-knows-no-app', 'remote-learner/src/domain/outbox/planted.ts', `import '../../app/store.ts'`],
  [
    'server-app-knows-no-domain',
    'platform-server/src/app/planted.ts',
    `import '../domain/courses/courses.ts'`,
  ],
  ['server-root-registers-features', 'platform-server/src/build-app.ts', `import './tenants/check.ts'`],
  [
    'no-cycles',
    'platform-server/src/circle/one.ts',
    `import type { two } from './two.ts'\nexport type One = typeof two`,
  ],
  ['only-the-top-composes', 'host-shell/src/home/top.ts', `import '../composition.ts'`],
  ['rules-are-pure', 'remote-public/src/e/due.rule.ts', `import 'node:fs'`],
  ['rules-are-pure', 'remote-public/src/e/price.rule.ts', `import 'declared'`],
  ['tests-are-leaves', 'host-shell/src/home/leaf.ts', `import './home.test.tsx'`],
  ['no-cycles', 'host-shell/src/circle/one.ts', `import './two.ts'`],
  ['nothing-unresolved', 'host-shell/src/home/nowhere.ts', `import './gone.ts'`],
  ['declared-dependencies', 'host-shell/src/home/undeclared.ts', `import 'undeclared'`],
  ['no-development-dependencies-in-products', 'host-shell/src/home/dev-only.ts', `import 'workshop'`],
]

const TARGETS: Tree = {
  'remote-public/src/a/b.ts': 'export const b = 1',
  'remote-learner/src/app/store.ts': 'export const store = 1',
  'host-shell/src/composition.ts': 'export const composition = 1',
  'platform-server/src/circle/two.ts': `import type { One } from './one.ts'\nexport const two: One | 2 = 2`,
  'host-shell/src/circle/two.ts': `import './one.ts'`,
  'e2e/src/journey.ts': 'export const journey = 1',
}

test('reports nothing in a correct tree', () => {
  expect(cruise(VALID_TREE)).toEqual([])
})

describe('a violation', () => {
  const fired = cruise({
    ...VALID_TREE,
    ...TARGETS,
    ...Object.fromEntries(PLANTED.map(([, file, source]) => [file, source])),
  })

  test.each(PLANTED)('of %s is reported at %s', (rule, file) => {
    expect(fired).toContain(`${rule} at ${file}`)
  })

  test('is planted here for every rule of the configuration', () => {
    const { forbidden } = createRequire(import.meta.url)('../../dependency-cruiser.config.cjs') as {
      forbidden: { name: string }[]
    }
    const names = new Set(forbidden.map(({ name }) => name))
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(names)
  })
})
