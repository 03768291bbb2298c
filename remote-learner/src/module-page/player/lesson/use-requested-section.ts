import { useEffect, type RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { LessonBlock } from '@platform/shared-contracts/http'
import { goToBlock } from '../go-to-block.ts'
import { sectionBlock } from './section-block.rule.ts'

/**
 * Goes to the section in the address, where the review of a question refers the learner to; again when the link is
 * followed again. Returns whether there is one.
 */
export function useRequestedSection(
  blocks: readonly LessonBlock[],
  text: RefObject<HTMLElement | null>,
): boolean {
  const { key } = useLocation()
  const [params] = useSearchParams()
  const section = params.get('section')
  const block = sectionBlock(blocks, section)
  useEffect(() => {
    if (block !== null) goToBlock(text.current, block)
  }, [block, key, text])
  return section !== null
}
