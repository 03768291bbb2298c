import type { Language, Order } from '@platform/shared-contracts/http'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import type { WorkerTask } from '../../lib/workers/worker-task.ts'
import { drawInvoice } from './draw-invoice.ts'
import { invoiceOf, type Seller } from './invoice.ts'

interface Input {
  readonly order: Order
  readonly language: Language
  readonly seller: Seller
  readonly brand: PaperBrand
}

export const INVOICE_TASK: WorkerTask<Input, Uint8Array> = {
  name: 'invoice',
  run: ({ order, language, seller, brand }) => drawInvoice(invoiceOf(order, language, seller), brand),
}
