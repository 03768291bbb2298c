import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { StartError } from '../../lib/start-error.ts'

export interface TlsFiles {
  /** PEM, with the chain behind the site's own certificate. */
  readonly certFile: string
  readonly keyFile: string
}

export interface Tls {
  readonly cert: Buffer
  readonly key: Buffer
}

/** The server's certificate and key. Errors: StartError, one sentence, for files that are missing or do not match. */
export function readTls({ certFile, keyFile }: TlsFiles): Tls {
  const tls = { cert: read('TLS_CERT', certFile), key: read('TLS_KEY', keyFile) }
  try {
    createSecureContext(tls)
    return tls
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(':').at(-1) : String(error)
    throw new StartError(
      `Cannot start: TLS_CERT ${certFile} and TLS_KEY ${keyFile} are not a certificate and its key in PEM format (${reason}).`,
      { cause: error },
    )
  }
}

function read(variable: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`Cannot start: ${variable} ${file} cannot be read (${code}).`, { cause: error })
  }
}
