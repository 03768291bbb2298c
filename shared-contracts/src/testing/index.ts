export * from './fake-api.ts'
export * from './fake-platform.ts'
export * from './page-in-shell.ts'
