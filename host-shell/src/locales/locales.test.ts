import { catalogFaults } from '@platform/remote-kit/catalogs'

it('is complete in every language', () => {
  // The platform panel is for platform operators, who read English.
  expect(catalogFaults(import.meta.url, { untranslated: ['panel.ts'] })).toEqual([])
})
