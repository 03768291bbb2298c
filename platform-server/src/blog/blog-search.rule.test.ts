import type { BlogPost } from '@platform/shared-contracts/http'
import { searchPosts } from './blog-search.rule.ts'

const POST = {
  title: 'La inspección del arnés',
  excerpt: 'Antes de cada turno.',
  tags: ['caídas'],
  body: [],
} as const

it.each([
  ['inspección', 1],
  ['inspeccion', 1],
  ['INSPECCIÓN caidas', 1],
  ['inspector', 0],
])('counts what contains "%s", whatever its accents', (q, total) => {
  expect(searchPosts([POST as unknown as BlogPost], { q }).total).toBe(total)
})
