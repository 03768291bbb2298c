import { negotiate } from '@fastify/accept-negotiator'

/** The encodings of stored release files, in addition to the plain bytes; better ones first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best stored encoding that the client takes (RFC 9110 section 12.5.3); `null` means the plain bytes. */
export function chooseEncoding(
  acceptEncoding: string | string[] | undefined,
  stored: readonly Encoding[] = ENCODINGS,
): Encoding | null {
  return negotiate(String(acceptEncoding ?? ''), [...stored])
}
