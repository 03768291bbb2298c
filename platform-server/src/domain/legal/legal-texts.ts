import type { LegalKind } from '@platform/shared-contracts/http'
import type { LegalBody } from '../../lib/data/schema/content/legal.ts'
import { PRIVACY_POLICY } from './privacy-policy.ts'
import { TERMS_OF_SERVICE } from './terms-of-service.ts'

export interface PlatformText {
  /** Raise it with every change of the text. A published version never changes. */
  readonly version: string
  readonly effectiveOn: string
  readonly body: LegalBody
}

export type PlatformTexts = Readonly<Record<LegalKind, readonly PlatformText[]>>

/**
 * The platform's own texts, in force for each tenant that has not published its own. A version that takes effect later
 * is listed next to the current one, which is needed until that day.
 */
export const PLATFORM_TEXTS: PlatformTexts = {
  privacy: [{ version: '2026.9', effectiveOn: '2026-11-24', body: PRIVACY_POLICY }],
  terms: [{ version: '2026.5', effectiveOn: '2026-11-24', body: TERMS_OF_SERVICE }],
}
