import { createMessages } from '../../lib/messages/create-messages.ts'
import { sheet } from '../../locales/en/sheet.ts'

/** The texts that every printed sheet has, in the sheet's own language. */
export const sheetMessages = createMessages({ sheet })
export type SheetMessages = ReturnType<typeof sheetMessages>
