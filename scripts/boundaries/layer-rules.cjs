/**
 * The layers inside a package: src/lib first, then src/ui for parts of pages, then src/domain for what several features
 * need, then the features, then what composes them. In the server, src/app is below src/domain; in a remote, it is above.
 */
module.exports = ({ rule, TEST }) => [
  rule(
    'lib-knows-no-product',
    'src/lib is what any product could use: it imports nothing else of its package, but for the texts of problems.',
    {
      path: '^([^/]+)/src/lib/',
      pathNot: `^platform-server/src/lib/messages/problem-messages[.]ts$|${TEST}`,
    },
    { path: '^$1/src/', pathNot: '^$1/src/lib/' },
  ),
  rule(
    'server-app-knows-no-domain',
    'In the server, src/app is what every feature builds on; features and src/domain import it.',
    { path: '^platform-server/src/app/', pathNot: TEST },
    { path: '^platform-server/src/domain/' },
  ),
  rule(
    'page-domain-knows-no-app',
    'In a remote, src/app wires the subjects of src/domain together; of it, they import the message catalogs only.',
    { path: '^(remote-[^/]+)/src/domain/', pathNot: TEST },
    { path: '^$1/src/', pathNot: '^$1/src/(domain|ui|lib|locales)/|^$1/src/app/i18n[.]ts$' },
  ),
  rule(
    'server-root-registers-features',
    'Files directly in the server’s src/ import a feature by its .feature.ts, its jobs and its tasks for worker threads.',
    { path: '^platform-server/src/[^/]+[.]ts$', pathNot: TEST },
    {
      path: '^platform-server/src/[^/]+/',
      pathNot: '^platform-server/src/((app|domain|lib|commands|seeds)/|.+([.](feature|jobs)|-task)[.]ts$)',
    },
  ),
  rule(
    'shared-modules-by-name',
    'shared-contracts/remote is one module for all: imported by a relative path, a build would bring a copy.',
    { path: '^shared-contracts/src/client/', pathNot: TEST },
    { path: '^shared-contracts/src/remote/(?!index)', dependencyTypesNot: ['type-only'] },
  ),
]
