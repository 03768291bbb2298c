import type { WorkerTask } from '../../lib/workers/worker-task.ts'
import { renderStarter } from './render-starter.ts'
import type { SheetBrand } from './sheet-brand.ts'
import type { Starter } from './starter.ts'

interface Input {
  readonly starter: Starter
  readonly brand: SheetBrand
}

export const SHEET_TASK: WorkerTask<Input, Uint8Array> = {
  name: 'sheet',
  run: async ({ starter, brand }) => (await renderStarter(starter, brand)).pdf,
}
