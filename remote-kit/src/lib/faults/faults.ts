export * from './api-faults.ts'
export * from './rogue-pages.ts'
