export * from './fake-api.ts'
export * from './fake-platform.ts'
