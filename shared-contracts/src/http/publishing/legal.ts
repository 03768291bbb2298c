import { z } from 'zod/mini'
import { ContentBlock } from './content.ts'

export const LEGAL_KINDS = ['privacy', 'terms'] as const
export type LegalKind = (typeof LEGAL_KINDS)[number]

export const LegalSection = z.object({
  /** Stable anchor within the page. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  heading: z.string(),
  blocks: z.array(ContentBlock),
})
export type LegalSection = z.infer<typeof LegalSection>

/**
 * A legal text as it is in force for the tenant. A published version never changes; a change is a new version.
 *
 * Units   `version` is what registration stores as accepted, for example `2026.2`; `effectiveOn` a calendar date.
 * Source  GET {api}/legal/privacy and GET {api}/legal/terms. Errors: 404 any other kind.
 */
export const LegalDocument = z.object({
  kind: z.enum(LEGAL_KINDS),
  version: z.string(),
  effectiveOn: z.iso.date(),
  title: z.string(),
  summary: z.array(z.string()),
  sections: z.array(LegalSection),
})
export type LegalDocument = z.infer<typeof LegalDocument>
