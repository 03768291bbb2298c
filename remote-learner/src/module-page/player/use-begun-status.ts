import { useEffect, useRef } from 'react'
import { statusOf } from '../../app/progress/module-status.rule.ts'
import { useProgress } from '../../app/progress/use-progress.ts'

/** A module whose lessons somebody opens is in progress, unless it has been begun, passed or failed before. */
export function useBegunStatus(code: string): void {
  const { map, isLoading, problem, choose } = useProgress()
  const hasLoaded = useRef(false)
  const isChosen = useRef(false)
  useEffect(() => {
    if (isLoading) hasLoaded.current = true
    if (isLoading || !hasLoaded.current || problem || isChosen.current) return
    isChosen.current = true
    if (statusOf(map, code) === 'Not Started') choose(code, 'In Progress')
  }, [code, map, isLoading, problem, choose])
}
