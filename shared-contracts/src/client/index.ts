export * from './platform-base-query.ts'
