import { useEffect, useRef } from 'react'
import { statusOf } from '../../domain/progress/module-status.rule.ts'
import { useProgress } from '../../domain/progress/use-progress.ts'

/**
 * Opening a lesson sets the module's status to In Progress, unless the module is already in progress, passed or failed.
 */
export function useMarkInProgress(code: string): void {
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
