import { useRef, useState } from 'react'
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

/**
 * Opens an attempt, or finds the one that is open, and goes there. The idempotency key of a quiz stays the same until the
 * server responds, so that a retry after a lost response does not start another attempt.
 */
export function useStartQuiz(): StartQuiz {
  const { report } = usePlatform()
  const navigate = useNavigate()
  const [send] = useStartQuizMutation()
  const keys = useRef(new Map<string, string>())
  const [opening, setOpening] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function start(code: string): Promise<void> {
    setOpening(code)
    setFailure(null)
    const idempotencyKey = keys.current.get(code) ?? crypto.randomUUID()
    keys.current.set(code, idempotencyKey)
    const { data: attempt, error } = await send({ code, idempotencyKey })
    setOpening(null)
    const refusal = error as ApiError
    if (attempt || isFinal(refusal)) keys.current.delete(code)
    if (attempt) return void navigate(`/quizzes?attempt=${attempt.id}`)
    report(new Error(refusal.message))
    setFailure(refusal.serverMessage ?? '')
  }

  return { start, opening, failure }
}

/** A status below 500 is the server's final answer for this key: the next try is a new one. */
function isFinal({ status }: ApiError): boolean {
  return status > 0 && status < 500
}
