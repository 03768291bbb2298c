import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BlogDraft } from '@platform/shared-contracts/http'
import { parse } from 'yaml'
import { z } from 'zod/mini'
import { parsePost } from './post-markdown.ts'

const FOLDER = path.resolve(import.meta.dirname, '../posts')
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/

/** What stands above the text of a post. `home` is the slug of the site that it was written for. */
const Settings = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  module: z.nullable(z.string()),
  published: z.iso.date(),
  home: z.enum(['oncall', 'trinova']),
})

export interface PostFile {
  readonly draft: BlogDraft
  readonly home: z.infer<typeof Settings>['home']
  readonly publishedAt: Date
}

/** The posts that every demo has, newest first. Errors: throws, naming the file that cannot be used. */
export function readPostFiles(): readonly PostFile[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readPost(name.slice(0, -'.md'.length)))
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
}

function readPost(slug: string): PostFile {
  try {
    const file = readFileSync(path.join(FOLDER, `${slug}.md`), 'utf8')
    const head = FRONT_MATTER.exec(file)
    if (!head) throw new Error('it has no front matter')
    const { module: moduleCode, published, home, ...settings } = Settings.parse(parse(head[1] ?? ''))
    const body = [...parsePost(file.slice(head[0].length))]
    return {
      draft: BlogDraft.parse({ ...settings, slug, moduleCode, body }),
      home,
      publishedAt: new Date(`${published}T14:00:00Z`),
    }
  } catch (cause) {
    throw new Error(`blog/posts/${slug}.md cannot be used`, { cause })
  }
}
