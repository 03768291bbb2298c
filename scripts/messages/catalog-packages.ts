/** A package with catalogs, `<name>/src/locales/<language>/`. */
export interface CatalogPackage {
  readonly name: string
  /** Where a translation imports `Translation` from; a path is as seen from the folder of the language. */
  readonly translationType: string
  /** What is exported first by the index of a language. */
  readonly components?: true
  /** Below the locales: a file that imports every language, because its texts are in every page. */
  readonly together?: string
}

const PAGES = '@platform/shared-contracts/remote'

export const CATALOG_PACKAGES: readonly CatalogPackage[] = [
  { name: 'shared-contracts', translationType: '../../remote/messages.ts', together: 'course-titles.ts' },
  { name: 'shared-ui', translationType: PAGES },
  { name: 'host-shell', translationType: PAGES, components: true },
  { name: 'remote-public', translationType: PAGES, components: true },
  { name: 'remote-learner', translationType: PAGES, components: true },
  { name: 'remote-admin', translationType: PAGES, components: true },
  { name: 'remote-kit/template', translationType: PAGES, components: true },
  { name: 'platform-server', translationType: '../../lib/messages/message-types.ts' },
]
