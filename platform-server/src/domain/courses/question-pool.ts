import type { Language } from '@platform/shared-contracts/http'
import { findContent } from './module-content.ts'
import type { PoolQuestion } from './question-file.ts'

/** Every question of a module, in the order of its file; empty for a code without content. */
export function questionPool(code: string, language?: Language): readonly PoolQuestion[] {
  return findContent(code, language)?.questions ?? []
}
