import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/facts.ts'

export const blogFacts: Translation<typeof en.blogFacts> = {
  reading: '{minutes} min de lectura',
  byline: 'Por {author}',
}
