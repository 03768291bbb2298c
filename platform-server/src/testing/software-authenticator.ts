import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  readonly isUserVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly challenge?: string
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** An authenticator with one key, in the form that a browser returns: ES256, attestation `none`, real signatures. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16)
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''
  readonly origin: string
  counter = 0

  constructor(origin: string) {
    this.origin = origin
  }

  create({ challenge, rp, user }: CreationOptions, deviation: Deviation = {}) {
    this.#userHandle = user.id
    const authData = this.#authenticatorData(deviation.rpId ?? rp.id, FLAGS.attested, deviation)
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(Buffer.concat([authData, this.#attestedCredential()]))],
    ])
    return {
      ...this.#head(),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, deviation)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    }
  }

  get({ challenge, rpId }: RequestOptions, deviation: Deviation = {}) {
    this.counter += 1
    const authData = this.#authenticatorData(deviation.rpId ?? rpId, 0, deviation)
    const clientData = this.#clientData('webauthn.get', challenge, deviation)
    return {
      ...this.#head(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(
          sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey),
        ),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    }
  }

  #head() {
    const id = base64url(this.credentialId)
    return { id, rawId: id, type: 'public-key' as const }
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.origin } = deviation
    return Buffer.from(JSON.stringify({ type, challenge: deviation.challenge ?? challenge, origin }))
  }

  #authenticatorData(rpId: string, more: number, { isUserVerified = true, counter }: Deviation): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter)
    const flags = FLAGS.present | (isUserVerified ? FLAGS.verified : 0) | more
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  #attestedCredential(): Buffer {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.credentialId.length)
    return Buffer.concat([Buffer.alloc(16), length, this.credentialId, coseKey(this.#keys.publicKey)])
  }
}

/** EC2 key for ES256 on P-256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()])

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}
