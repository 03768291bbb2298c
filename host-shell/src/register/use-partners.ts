import { useEffect, useState } from 'react'
import type { ProfessionalPartner } from '@platform/shared-contracts/http'
import { useShell } from '../app/shell-services.ts'
import { listPartners } from './register.api.ts'

export interface Partners {
  readonly isLoading: boolean
  readonly list: readonly ProfessionalPartner[]
}

/** The partners that one may choose; `null` on hosts where there is no choice (spec section 2, register screen). */
export function usePartners(): Partners | null {
  const { session, config, hostname } = useShell()
  const isOffered = [config.trainingHost, 'localhost'].includes(hostname)
  const [list, setList] = useState<Partners['list'] | null>(null)

  useEffect(() => {
    let isWanted = isOffered
    if (isOffered) void listPartners(session.call).then((found) => isWanted && setList(found))
    return () => {
      isWanted = false
    }
  }, [isOffered, session])

  return isOffered ? { isLoading: list === null, list: list ?? [] } : null
}
