export * from './course-titles.ts'
