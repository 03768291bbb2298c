export * from './finding.ts'
export * from './static-checks.ts'
