import { splitLanguage } from '../pages/language-path.rule.ts'

/**
 * First parts of the addresses that the server answers before any page. A page there would be found from within the
 * product, and never at a first visit. Names with a dot are missing: no route can have one.
 */
export const RESERVED_PATHS = [
  '/api',
  '/boot',
  '/drawings',
  '/files',
  '/healthz',
  '/metrics',
  '/package-content',
  '/readyz',
  '/releases',
  '/share',
  '/shell',
] as const

/** The reserved path that this one is, or lies below; `null` when a page may have it. Languages have `/es` and the like. */
export function reservedPathOf(path: string): string | null {
  const { language } = splitLanguage(path)
  if (language) return `/${language}`
  return RESERVED_PATHS.find((reserved) => path === reserved || path.startsWith(`${reserved}/`)) ?? null
}
