export * as components from '@platform/shared-ui/locales/es'
export * from './courses.ts'
