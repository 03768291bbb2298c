import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /**
   * Hash of the public key, which makes Chromium trust the certificate. With an untrusted one Chromium caches nothing.
   */
  readonly pin: string
}

/** Creates a certificate for localhost, a new one for each run. Requires the openssl command. */
export function makeCertificate(): Certificate {
  const pem = execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', '-', '-out', '-', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost'],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const cert = partOf(pem, 'CERTIFICATE')
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return {
    key: partOf(pem, 'PRIVATE KEY'),
    cert,
    pin: createHash('sha256').update(spki).digest('base64'),
  }
}

function partOf(pem: string, name: string): string {
  const part = new RegExp(`-----BEGIN ${name}-----[^]+?-----END ${name}-----\n`).exec(pem)
  if (!part) throw new Error(`openssl wrote no ${name}.`)
  return part[0]
}
