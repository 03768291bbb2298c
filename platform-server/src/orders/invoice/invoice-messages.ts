import { createMessages } from '../../lib/messages/create-messages.ts'
import { invoice } from '../../locales/en/orders/invoice.ts'

export const invoiceMessages = createMessages({ invoice })
export type InvoiceMessages = ReturnType<typeof invoiceMessages>
