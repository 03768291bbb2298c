import { useAnswer } from '@platform/shared-contracts/client'
import { PanelAnswer } from '@platform/shared-contracts/http'
import { useShell } from '../app/shell-services.ts'

export interface Panel {
  /** `null` until the registry has answered; the last answer stays during a reload. */
  readonly answer: PanelAnswer | null
  readonly hasFailed: boolean
  readonly reload: () => void
}

export function usePanel(): Panel {
  const { fetch } = useShell()
  const { answer, data, reload } = useAnswer({ fetch, path: '/registry/panel', schema: PanelAnswer })
  return { answer: data, hasFailed: answer.status === 'failed', reload }
}
