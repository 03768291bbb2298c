import type { Certificate } from '@platform/shared-contracts/http'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import type { WorkerTask } from '../../lib/workers/worker-task.ts'
import { drawPhoneImage } from './draw-phone-image.ts'

interface Input {
  readonly certificate: Certificate
  readonly brand: PaperBrand
  readonly checkUrl: string
  readonly badge: string
}

export const IMAGE_TASK: WorkerTask<Input, Uint8Array> = {
  name: 'certificate-image',
  run: ({ certificate, ...options }) => drawPhoneImage(certificate, options),
}
