import { SocialDraft, type SocialNetwork, type SocialPost } from '@platform/shared-contracts/http'
import { localInput } from '../lib/local-time.ts'

/** A post as it stands in the form; `plannedFor` as the field shows it, `updatedAt` the version that it started from. */
export interface SocialForm {
  readonly updatedAt: string
  readonly text: string
  readonly link: string
  readonly networks: readonly SocialNetwork[]
  readonly plannedFor: string
}

export const NEW_FORM: SocialForm = {
  ...{ updatedAt: '', text: '', link: '', plannedFor: '' },
  networks: ['linkedin'],
}

export function formOf({ updatedAt, text, link, networks, plannedFor }: SocialPost): SocialForm {
  return {
    ...{ updatedAt, text, networks },
    link: link ?? '',
    plannedFor: plannedFor ? localInput(plannedFor) : '',
  }
}

/** The field shows whole minutes: one that was not touched keeps the stored instant. */
export function draftOf(form: SocialForm, stored: string | null): SocialDraft {
  const isUnchanged = stored !== null && localInput(stored) === form.plannedFor
  return {
    text: form.text.trim(),
    link: form.link.trim() || null,
    networks: [...form.networks],
    plannedFor: isUnchanged ? stored : instantOf(form.plannedFor),
  }
}

function instantOf(local: string): string | null {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** One sentence about each field that is wrong. */
export function draftErrors(draft: SocialDraft): Readonly<Record<string, string>> {
  const parsed = SocialDraft.safeParse(draft)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]).toReversed(),
  )
}
