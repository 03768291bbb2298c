import type { KeyRing } from '../../../lib/keys/key-ring.ts'
import { createSecretBox, type SecretBox } from '../../../lib/keys/secret-box.ts'

/** Seals private keys of certificates; bound to the key's `kid`. */
export function createSigningBox(keys: KeyRing): SecretBox {
  return createSecretBox(keys.forPurpose('certificate signing keys'))
}
