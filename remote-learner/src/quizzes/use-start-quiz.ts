import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { QuizAttempt } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { inPageLanguage } from '@platform/shared-contracts/rules'

interface StartQuiz {
  readonly start: (code: string) => Promise<void>
  /** The quiz that is being opened. */
  readonly opening: string | null
  /** Why it could not be opened; empty where no answer came. */
  readonly failure: string | null
}

/** Opens an attempt, or finds the one that is open, and goes there. */
export function useStartQuiz(): StartQuiz {
  const platform = usePlatform()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function open(code: string): Promise<string> {
    const response = await platform.fetch(
      inPageLanguage(`/quizzes/${encodeURIComponent(code)}/attempts`, locale.get()),
      {
        method: 'POST',
        headers: { 'idempotency-key': crypto.randomUUID() },
      },
    )
    const body: unknown = await response.json()
    if (response.ok) return QuizAttempt.parse(body).id
    throw new Refusal((body as { message?: string } | null)?.message ?? '')
  }

  async function start(code: string): Promise<void> {
    setOpening(code)
    setFailure(null)
    try {
      void navigate(`/quizzes?attempt=${await open(code)}`)
    } catch (error) {
      platform.report(error)
      setFailure(error instanceof Refusal ? error.message : '')
    } finally {
      setOpening(null)
    }
  }

  return { start, opening, failure }
}

class Refusal extends Error {}
