import { signedFacts, type CertificateKey, type SignedFacts } from '@platform/shared-contracts/http'
import { keyName, signedToken } from '@platform/shared-contracts/rules'

export type SignedCheck =
  | { readonly kind: 'good'; readonly facts: SignedFacts; readonly key: CertificateKey }
  /** Nothing signed in it; signed with a key that is not published here; or not as it was signed. */
  | { readonly kind: 'none' | 'unknown-key' | 'altered' }
  /** This browser cannot check Ed25519. */
  | { readonly kind: 'unsupported' }

/** Checks a signed certificate or badge on this device: nothing of it is sent anywhere. */
export async function checkSigned(content: string, keys: readonly CertificateKey[]): Promise<SignedCheck> {
  const token = signedToken(content)
  if (token === null) return { kind: 'none' }
  const { compactVerify, decodeProtectedHeader, importJWK } = await import(
    /* webpackChunkName: "jose" */ 'jose'
  )
  const kid = keyName(kidOf(token, decodeProtectedHeader))
  const key = keys.find(({ jwk }) => jwk.kid === kid)
  if (!key) return { kind: 'unknown-key' }
  let publicKey: Awaited<ReturnType<typeof importJWK>>
  try {
    publicKey = await importJWK(key.jwk, 'EdDSA')
  } catch {
    // Browsers from before 2025 have no Ed25519; the page says what else can check it.
    return { kind: 'unsupported' }
  }
  try {
    const { payload } = await compactVerify(token, publicKey, { algorithms: ['EdDSA'] })
    const facts = signedFacts(JSON.parse(new TextDecoder().decode(payload)))
    return facts ? { kind: 'good', facts, key } : { kind: 'none' }
  } catch {
    // Not the signature of this content: the answer that the check is for.
    return { kind: 'altered' }
  }
}

function kidOf(token: string, decode: (token: string) => { readonly kid?: string }): string | undefined {
  try {
    return decode(token).kid
  } catch {
    // A header that is not JSON names no key.
    return undefined
  }
}

/** A file as text, byte by byte, so that a token inside a PDF or a picture is found. */
export async function contentOf(file: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await file.arrayBuffer())
}
