/** A compact JWS whose signature has the 64 bytes of Ed25519. In a picture any byte may follow it, a letter too. */
const TOKEN = /eyJ[\w-]{8,}\.[\w-]{16,}\.[\w-]{86}/

/**
 * The signed certificate or badge in a file or a pasted text: a .jws or .jwt file, a certificate's PDF, or its picture.
 * Bytes are read as Latin-1, because it is never compressed there. `null` if there is none.
 */
export function signedToken(content: string): string | null {
  return TOKEN.exec(content)?.[0] ?? null
}

/** The key that a header names: a badge names it by an address, whose last part is the key's own name. */
export function keyName(kid: string | undefined): string {
  return kid?.split('/').at(-1) ?? ''
}
