const catalogRules = require('./scripts/boundaries/catalog-rules.cjs')
const layerRules = require('./scripts/boundaries/layer-rules.cjs')

/**
 * Who may import whom (ARCHITECTURE.md). The rules are patterns, so that they cover a new package or feature from its
 * first file. scripts/boundaries/boundaries.test.ts plants a violation of each rule and checks that the rule fires.
 */
const DEPLOYED = '(host-shell|platform-server|remote-(?!kit/)[^/]+)'
const TEST = '([.](test|spec|bench|test-suite)[.][cm]?tsx?$|/(testing|dev)/)'
/** What every feature of a package may import. */
const SHARED = 'app|domain|ui|lib|locales'
const SOURCE = '^[^/]+/src/'
/** Each command and each seed puts features together, as the files directly in src/ do. */
const COMPOSES = '^platform-server/src/(commands|seeds)/'
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const betweenPackages = [
  rule(
    'deployed-packages-stay-apart',
    'Shell, remotes and server are released apart: they meet in shared-contracts, and over the network.',
    { path: `^${DEPLOYED}/` },
    { path: `^${DEPLOYED}/`, pathNot: '^$1/' },
  ),
  rule(
    'contracts-stand-alone',
    'shared-contracts knows no other package.',
    { path: '^shared-contracts/' },
    { path: `^(${DEPLOYED}|shared-ui|remote-kit|e2e|bench|scripts)/` },
  ),
  rule(
    'ui-knows-only-contracts',
    'shared-ui knows shared-contracts and no other package; its gallery is built with the kit.',
    { path: '^shared-ui/' },
    { path: `^(${DEPLOYED}|e2e|bench|scripts)/` },
  ),
  rule(
    'ui-is-for-pages',
    'shared-ui is for the shell and the remotes.',
    { pathNot: '^(host-shell|remote-(?!kit/)[^/]+|shared-ui|bench)/' },
    { path: '^shared-ui/' },
  ),
  rule(
    'kit-knows-only-contracts',
    'A team installs remote-kit outside this repository: it may bring shared-contracts and nothing else.',
    { path: '^remote-kit/' },
    { path: `^(${DEPLOYED}|shared-ui|e2e|bench|scripts)/` },
  ),
  rule(
    'kit-stays-out-of-bundles',
    'remote-kit is for build configurations and tests.',
    { path: `${SOURCE}`, pathNot: `^remote-kit/|${TEST}` },
    { path: '^remote-kit/' },
  ),
  rule(
    'products-import-no-tools',
    'e2e, bench and scripts look at the product from outside.',
    { path: SOURCE },
    { path: '^(e2e|bench|scripts)/' },
  ),
  rule(
    'remote-contract-is-for-pages',
    'shared-contracts/remote brings React: for the shell, remotes, the kit, and the locale of shared-ui.',
    { pathNot: '^(host-shell|remote-[^/]+|shared-contracts|shared-ui|bench)/' },
    { path: '^shared-contracts/src/remote/' },
  ),
  rule(
    'client-contract-is-for-stores',
    'shared-contracts/client brings RTK Query: for the shell, remotes and the kit.',
    { pathNot: '^(host-shell|remote-[^/]+|shared-contracts|bench)/' },
    { path: '^shared-contracts/src/client/' },
  ),
  rule(
    'conformance-is-for-kit-and-server',
    'shared-contracts/conformance brings a CSS parser: for remote-kit and the server, which check builds by it.',
    { pathNot: '^(remote-kit|platform-server|shared-contracts)/' },
    { path: '^shared-contracts/src/conformance/' },
  ),
  rule(
    'fakes-are-for-tests',
    'shared-contracts/testing is for tests and dev pages.',
    { pathNot: `^shared-contracts/src/testing/|${TEST}` },
    { path: '^shared-contracts/src/testing/' },
  ),
  rule(
    'contracts-by-entry-point',
    'Another package imports shared-contracts by one of its entry points.',
    { pathNot: '^shared-contracts/' },
    { path: '^shared-contracts/src/', pathNot: '^shared-contracts/src/[^/]+/index[.]ts$' },
  ),
  rule(
    'packages-by-name',
    'Another package is imported by its package name, so that its exports field decides what is public; only bench builds packages from outside.',
    { path: '^([^/]+)/', pathNot: '^bench/' },
    {
      path: `^(${DEPLOYED}|shared-contracts|shared-ui|remote-kit|bench)/`,
      pathNot: '^$1/',
      dependencyTypes: ['local'],
    },
  ),
]

const insideContracts = [
  rule(
    'shapes-stand-alone',
    'shared-contracts/http holds schemas. Of the other entry points it imports only rules, such as the lists that a page offers.',
    { path: '^shared-contracts/src/http/' },
    { path: '^shared-contracts/src/(?!(http|rules)/)' },
  ),
  rule(
    'entry-points-need-no-fakes-or-clients',
    'The rules, the remote contract and the static checks import shapes and rules only.',
    { path: '^shared-contracts/src/(rules|remote|conformance)/', pathNot: TEST },
    { path: '^shared-contracts/src/(client|testing)/' },
  ),
]

const insidePackages = [
  rule(
    'schemas-load-after-the-page',
    'A visitor’s page loads no schema before it runs: remote-public passes the name of one to useAnswer or a form, and lib/shapes.ts is a chunk of its own.',
    { path: '^remote-public/src/', pathNot: `^remote-public/src/lib/shapes[.]ts$|${TEST}` },
    { path: '^shared-contracts/src/http/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'schemas-are-imported-dynamically',
    'lib/shapes.ts brings the schema library: it is imported while a page runs, never with it.',
    { path: '^remote-public/src/', pathNot: TEST },
    { path: '^remote-public/src/lib/shapes[.]ts$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
  ),
  rule(
    'features-import-no-other-feature',
    'A feature imports itself and src/{app,domain,ui,lib,locales}, in the shell src/federation too; those import no feature. Folders of shared-contracts and shared-ui are kinds of parts, not features.',
    { path: '^([^/]+)/src/([^/]+)/', pathNot: `^shared-(contracts|ui)/|${COMPOSES}|${TEST}` },
    { path: '^$1/src/[^/]+/', pathNot: `^($1/src/($2|${SHARED})|host-shell/src/federation)/` },
  ),
  rule(
    'only-the-top-composes',
    'Files directly in src/ put the features together; nothing but tests imports them.',
    { path: '^[^/]+/src/[^/]+/', pathNot: `${COMPOSES}|${TEST}` },
    { path: '^[^/]+/src/[^/]+[.][cm]?tsx?$', pathNot: '^remote-kit/' },
  ),
  rule(
    'rules-are-pure',
    'A rule imports rules, shapes and texts; time and randomness are its arguments.',
    { path: '[.]rule[.]ts$' },
    {
      pathNot: '([.]rule[.]ts$|^shared-contracts/src/(http|rules|locales)/)',
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'tests-are-leaves',
    'Nothing but a test imports a test.',
    { pathNot: TEST },
    { path: '[.](test|spec|bench|test-suite)[.][cm]?tsx?$' },
  ),
]

const hygiene = [
  rule(
    'no-cycles',
    'Two files that import each other, even for a type, belong in one file or share code that belongs in a third.',
    {},
    { circular: true },
  ),
  rule(
    'nothing-unresolved',
    'The import leads nowhere. (`the-remote` is the one that the kit is run in; `remote_x/app` is there at run time only.)',
    {},
    { couldNotResolve: true, pathNot: '^(the-remote(/|$)|remote_(public|learner|admin)/app$)' },
  ),
  rule(
    'declared-dependencies',
    'A package names in its own package.json what it imports.',
    { path: SOURCE, pathNot: TEST },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  rule(
    'no-development-dependencies-in-products',
    'What ships imports no development dependency, unless its users bring it.',
    { path: '^(host-shell|platform-server|remote-[^/]+|shared-[^/]+)/src/', pathNot: TEST },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'] },
  ),
]

module.exports = {
  forbidden: [
    ...betweenPackages,
    ...insideContracts,
    ...insidePackages,
    ...catalogRules({ rule, TEST }),
    ...layerRules({ rule, TEST }),
    ...hygiene,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^remote-kit/template|^[^/]+/(dist|[.]data|[.]cache)/|^[.](data|cache)/)' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.node'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
    skipAnalysisNotInRules: true,
  },
}
