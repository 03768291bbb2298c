import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** The value once no one has changed it for a moment, so that typing asks the server once. */
export function useSettled<Value>(value: Value, pauseMs = PAUSE_MS): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
