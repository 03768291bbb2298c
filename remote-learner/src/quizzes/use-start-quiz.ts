import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useStartQuizMutation } from './quizzes.api.ts'

interface StartQuiz {
  readonly start: (code: string) => Promise<void>
  /** The quiz that is being opened. */
  readonly opening: string | null
  /** Why it could not be opened; empty where no answer came. */
  readonly failure: string | null
}

/** Opens an attempt, or finds the one that is open, and goes there. */
export function useStartQuiz(): StartQuiz {
  const { report } = usePlatform()
  const navigate = useNavigate()
  const [send] = useStartQuizMutation()
  const [opening, setOpening] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function start(code: string): Promise<void> {
    setOpening(code)
    setFailure(null)
    const { data: attempt, error } = await send({ code, idempotencyKey: crypto.randomUUID() })
    setOpening(null)
    if (attempt) return void navigate(`/quizzes?attempt=${attempt.id}`)
    const refusal = error as ApiError
    report(new Error(refusal.message))
    setFailure(refusal.serverMessage ?? '')
  }

  return { start, opening, failure }
}
