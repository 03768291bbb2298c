import { i18n } from '../../app/i18n.ts'
import { practicalPoints } from '../../locales/en/training/practical-points.ts'

export const pointMessages = i18n({ practicalPoints })

interface PracticalPoint {
  /** What a signed record stores: the source text, in every language of the page. */
  readonly value: string
  readonly label: string
}

/** What a trainer would want to see before signing, by module; others can be added next to them. */
export function pointsOf(
  module: string,
  messages: ReturnType<typeof pointMessages.get>,
): readonly PracticalPoint[] {
  return Object.entries(practicalPoints)
    .filter(([key]) => key.startsWith(`${module}_`))
    .map(([key, value]) => ({ value, label: messages[key as keyof typeof practicalPoints] }))
}
