import { courseTitle } from '@platform/shared-contracts/rules'
import { pageLanguage } from '@platform/shared-ui/page-language'

/** A module outside the catalog is called by its code. */
export function moduleTitle(code: string): string {
  return courseTitle({ code, title: code }, pageLanguage.get())
}
