import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import type { WorkerTask } from '../../lib/workers/worker-task.ts'
import type { PackContent } from '../content/pack-content.ts'
import { drawPack } from './draw-pack.ts'
import type { PackOrigin } from './write-cover.ts'

interface Input {
  readonly content: PackContent
  readonly brand: PaperBrand
  readonly origin: PackOrigin
}

export const PACK_TASK: WorkerTask<Input, Uint8Array> = {
  name: 'inspection-pack',
  limitMs: 60_000,
  run: ({ content, brand, origin }) => drawPack(content, brand, origin),
}
