import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { callApi } from '@platform/shared-contracts/client'
import type { Platform } from '@platform/shared-contracts/remote'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { useShell, type LoginFailure } from '../app/shell-services.ts'

type Stage =
  | { readonly kind: 'opening' | 'sign-in' | 'failed' | 'incomplete' }
  /** The server's own words. */
  | { readonly kind: 'refused'; readonly message: string }

export interface LtiLaunch {
  readonly stage: Stage
  readonly retry: () => void
  /** Connects the account of the session with the person of the launch, then opens the module. */
  readonly connect: () => Promise<void>
}

/** Exchanges the code of the address for a session, then opens the module: `/lti?module=IC0110#code`. */
export function useLtiLaunch(): LtiLaunch {
  const { session, fetch } = useShell()
  const navigate = useNavigate()
  const code = useLocation().hash.slice(1)
  const moduleCode = useModuleCode()
  const [stage, setStage] = useState<Stage>({ kind: 'opening' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (code === '' || moduleCode === null) return setStage({ kind: 'incomplete' })
    let isWanted = true
    setStage({ kind: 'opening' })
    void session.login({ kind: 'lti', code }).then((outcome) => {
      if (!isWanted) return
      if (outcome.ok) void navigate(`/modules/${moduleCode}`, { replace: true })
      else setStage(stageAfter(outcome.failure))
    })
    return () => {
      isWanted = false
    }
  }, [code, moduleCode, session, navigate, attempt])

  return {
    stage,
    retry: () => setAttempt(attempt + 1),
    connect: async () => {
      const { error } = await connectAccount(fetch, code)
      if (!error) return void navigate(`/modules/${moduleCode}`, { replace: true })
      setStage(error.code === 'proof-required' ? { kind: 'sign-in' } : stageOf(error.message))
    },
  }
}

const connectAccount = (fetch: Platform['fetch'], code: string) =>
  callApi(
    fetch,
    { url: '/lti/connections', method: 'POST', body: { code } },
    { schema: async () => (await import('@platform/shared-contracts/http')).LtiConnection },
  )

/** Only a module of the catalog, because anyone may write an address. */
function useModuleCode(): string | null {
  const [search] = useSearchParams()
  const wanted = search.get('module')
  return CORE_MODULES.find(({ code }) => code === wanted)?.code ?? null
}

function stageAfter(failure: LoginFailure | null): Stage {
  if (failure?.kind !== 'server') return { kind: 'failed' }
  return failure.code === 'lti-sign-in' ? { kind: 'sign-in' } : stageOf(failure.message)
}

function stageOf(message: string): Stage {
  return message === '' ? { kind: 'failed' } : { kind: 'refused', message }
}
