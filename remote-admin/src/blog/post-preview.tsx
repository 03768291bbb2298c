import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import type { BlogBlock, ContentBlock } from '@platform/shared-contracts/http'
import { ContentBlocks } from '@platform/shared-ui/content-blocks'
import { PhraseAlert } from '../ui/phrase-alert.tsx'
import { editorMessages } from './blog.messages.ts'
import type { PostDraft } from './post-form.ts'
import { blocksOfText } from './post-text.ts'
import classes from './blog.module.css'

const WORDS_PER_MINUTE = 200

/** The post as readers will see it, and what to think about before they do. */
export function PostPreview({ draft }: { readonly draft: PostDraft }) {
  const t = useStore(editorMessages)
  const text = useDeferredValue(draft.body)
  const wordCount = text.split(/\s+/).filter(Boolean).length
  return (
    <section className={classes.preview} aria-label={t.preview}>
      <PhraseAlert text={[draft.title, draft.excerpt, text].join('\n')} />
      <article className={classes.paper}>
        <p className={classes.author}>
          {t.length({ words: wordCount, minutes: Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE)) })}
        </p>
        <h2>{draft.title || t.newTitle}</h2>
        {draft.excerpt !== '' && <p className={classes.excerpt}>{draft.excerpt}</p>}
        {text.trim() === '' ? (
          <p className={classes.author}>{t.previewEmpty}</p>
        ) : (
          <ContentBlocks blocks={blocksOfText(text).map(previewed)} level={3} />
        )}
      </article>
    </section>
  )
}

/** Ticks and drawings are on the page of the post; the preview shows what they say. */
function previewed(block: BlogBlock): ContentBlock {
  if (block.kind === 'checklist') return { kind: 'list', items: block.items }
  return block.kind === 'picture' ? { kind: 'note', text: `${block.alt} ${block.caption}`.trim() } : block
}
