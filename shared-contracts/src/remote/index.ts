export * from './locale.ts'
export * from '../rules/negotiate.rule.ts'
export * from './platform.ts'
export * from './remote-module.ts'
