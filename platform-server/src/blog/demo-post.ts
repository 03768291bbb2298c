import type { ContentBlock } from '@platform/shared-contracts/http'

export interface DemoPost {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly author: string
  readonly tags: string[]
  readonly moduleCode: string | null
  readonly publishedAt: string
  readonly body: ContentBlock[]
}
