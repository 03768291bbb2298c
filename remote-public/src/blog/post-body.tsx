import type { BlogBlock } from '@platform/shared-contracts/http'
import { ContentBlocks } from '@platform/shared-ui/content-blocks'
import { anchorOf } from '../lib/anchor.rule.ts'
import styles from './post-body.module.css'
import { PostChecklist } from './post-checklist.tsx'

/** The text of a post with its drawings and the list to take away. */
export function PostBody({ body }: { readonly body: readonly BlogBlock[] }) {
  return body.map((block, index) => {
    if (block.kind === 'checklist')
      return <PostChecklist key={index} items={block.items} fileUrl={block.url} />
    if (block.kind === 'picture') return <Picture key={index} {...block} />
    return <ContentBlocks key={index} blocks={[block]} level={2} headingId={anchorOf} />
  })
}

function Picture({ url, alt, caption }: Extract<BlogBlock, { kind: 'picture' }>) {
  return (
    <figure className={styles.figure}>
      {url === undefined ? <p>{alt}</p> : <img src={url} alt={alt} width={640} height={360} />}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
