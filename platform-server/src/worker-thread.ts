import { CERTIFICATE_TASK } from './certificates/pdf/certificate-task.ts'
import { IMAGE_TASK } from './certificates/image/image-task.ts'
import { ICON_TASK } from './install/icon-task.ts'
import type { WorkerCall, WorkerTask } from './lib/workers/worker-task.ts'
import { INVOICE_TASK } from './orders/invoice/invoice-task.ts'
import { PACK_TASK } from './inspection-packs/pdf/pack-task.ts'
import { PORTRAIT_TASK } from './partners/portraits/portrait-task.ts'
import { RECORDING_TASK } from './recordings/recording-task.ts'
import { SHEET_TASK } from './domain/sheets/sheet-task.ts'
import { SHARE_TASK } from './share/share-task.ts'
import { PICTURE_TASK } from './uploads/picture-task.ts'

const TASKS: readonly WorkerTask<never, unknown>[] = [
  CERTIFICATE_TASK,
  IMAGE_TASK,
  ICON_TASK,
  INVOICE_TASK,
  PACK_TASK,
  PORTRAIT_TASK,
  RECORDING_TASK,
  SHARE_TASK,
  SHEET_TASK,
  PICTURE_TASK,
]

/** What a thread of the pool does (lib/workers). */
// eslint-disable-next-line no-restricted-syntax -- piscina calls the default export
export default async function work({ task, input }: WorkerCall): Promise<unknown> {
  const found = TASKS.find(({ name }) => name === task)
  if (!found) throw new Error(`There is no worker for the task ${task}.`)
  return found.run(input as never)
}
