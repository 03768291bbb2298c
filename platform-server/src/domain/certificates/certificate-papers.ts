import type { Certificate } from '@platform/shared-contracts/http'

interface Wanted {
  readonly tenantId: number
  /** Of the certificate. */
  readonly id: string
  /** For whom the file is made, in the queue of the workers. */
  readonly account: string
}

export interface CertificatePaper {
  readonly certificate: Certificate
  readonly pdf: Uint8Array
}

/** `null` for a certificate that was erased. */
export type MakePaper = (wanted: Wanted) => Promise<CertificatePaper | null>

/** PDFs of certificates for what no user waits for. The feature of certificates says how one is made. */
export interface CertificatePapers {
  provide(make: MakePaper): void
  readonly make: MakePaper
}

export function createCertificatePapers(): CertificatePapers {
  let provided: MakePaper | undefined
  return {
    provide: (make) => void (provided = make),
    make: (wanted) => {
      if (!provided) throw new Error('No feature makes the PDFs of certificates.')
      return provided(wanted)
    },
  }
}
