import { courseTitle, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

/** The administration is in English; a module outside the catalog is called by its code. */
export function moduleTitle(code: string): string {
  return courseTitle({ code, title: code }, SOURCE_LANGUAGE)
}
