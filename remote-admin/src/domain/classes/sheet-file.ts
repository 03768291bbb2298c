import { DOCUMENT_MAX_BYTES } from '@platform/shared-contracts/rules'
import { classFormMessages } from './classes.messages.ts'

/** What is wrong with the chosen file, in words; `null` for none and for a good one. */
export function sheetFault(sheet: File | null): string | null {
  return sheet !== null && sheet.size > DOCUMENT_MAX_BYTES ? classFormMessages.get().sheetTooLarge : null
}
