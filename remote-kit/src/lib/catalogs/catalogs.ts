export { CATALOG_FILE } from './catalog-files.ts'
export { catalogFaults } from './catalog-faults.ts'
export { catalogRule } from './catalog-rule.ts'
