import type { Certificate } from '@platform/shared-contracts/http'
import type { PaperBrand } from '../../lib/pdf/paper-brand.ts'
import type { WorkerTask } from '../../lib/workers/worker-task.ts'
import { drawCertificate } from './draw-certificate.ts'

interface Input {
  readonly certificate: Certificate
  readonly brand: PaperBrand
  readonly checkUrl: string
  readonly signed: string
}

export const CERTIFICATE_TASK: WorkerTask<Input, Uint8Array> = {
  name: 'certificate',
  run: ({ certificate, ...options }) => drawCertificate(certificate, options),
}
