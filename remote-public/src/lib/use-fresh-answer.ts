import { useEffect } from 'react'
import type { ShapeName } from './load-shapes.ts'
import { useAnswer } from './use-answer.ts'

/** As `useAnswer`, for what changes under the person's hands: what was read on an earlier visit is read again. */
export function useFreshAnswer<Name extends ShapeName>(path: string, shape: Name) {
  const reading = useAnswer(path, shape)
  useEffect(() => {
    if (reading.answer.status !== 'loading') reading.reload()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a visit and path, not with every answer
  }, [path])
  return reading
}
