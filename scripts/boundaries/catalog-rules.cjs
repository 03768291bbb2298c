/** Message catalogs that a build compiles; the server reads its own as they are. */
const PAGE_LOCALES = '^(host-shell|remote-[^/]+|shared-ui)/src/locales/'

/** Who may import the texts of a package that runs in browsers. */
module.exports = ({ rule, TEST }) => [
  rule(
    'translations-come-late',
    'A reader of the source language loads no other: a translation is imported by the name of its language, while a page runs.',
    { pathNot: `/src/locales/|${TEST}` },
    { path: `${PAGE_LOCALES}(?!en/)`, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'catalogs-are-read-as-messages',
    'A *.messages.ts makes the typed store of a catalog; everything else uses the store.',
    { pathNot: `[.]messages[.]ts$|/src/locales/|${TEST}` },
    { path: PAGE_LOCALES },
  ),
  rule(
    'catalogs-import-types',
    'The build evaluates a catalog by itself, so it imports nothing but types; a language’s index.ts lists its catalogs.',
    { path: `${PAGE_LOCALES}[^/]+/`, pathNot: '/src/locales/[^/]+/index[.]ts$' },
    { dependencyTypesNot: ['type-only'] },
  ),
]
