import { SIGN_IN_SHEET_MAX_BYTES } from '@platform/shared-contracts/http'
import { classFormMessages } from './classes.messages.ts'

/** What a sign-in sheet may be, for the choice of a file; the server looks at its content. */
export const SHEET_TYPES = 'application/pdf,image/jpeg,image/png'

/** What is wrong with the chosen file, in words; `null` for none and for a good one. */
export function sheetFault(sheet: File | null): string | null {
  return sheet !== null && sheet.size > SIGN_IN_SHEET_MAX_BYTES ? classFormMessages.get().sheetTooLarge : null
}
