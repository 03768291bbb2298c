import { catalogFaults } from '@platform/remote-kit/catalogs'

it('is complete in every language', () => {
  expect(catalogFaults(import.meta.url)).toEqual([])
})
