import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { ContentBlocks } from '@platform/shared-ui/content-blocks'
import { phraseFaults } from '../lib/phrases.rule.ts'
import { editorMessages } from './blog.messages.ts'
import type { PostDraft } from './post-form.ts'
import { blocksOfText } from './post-text.ts'
import layout from '../ui/layout.module.css'
import classes from './blog.module.css'

const WORDS_PER_MINUTE = 200

/** The post as readers will see it, and what to think about before they do. */
export function PostPreview({ draft }: { readonly draft: PostDraft }) {
  const t = useStore(editorMessages)
  const text = useDeferredValue(draft.body)
  const wordCount = text.split(/\s+/).filter(Boolean).length
  const faults = phraseFaults([draft.title, draft.excerpt, text].join('\n'))
  return (
    <section className={classes.preview} aria-label={t.preview}>
      {faults.length > 0 && (
        <Alert kind="info" title={t.phrases}>
          <ul className={layout.faults}>
            {faults.map((fault) => (
              <li key={fault.phrase}>{t.phrase({ ...fault })}</li>
            ))}
          </ul>
        </Alert>
      )}
      <article className={classes.paper}>
        <p className={classes.author}>
          {t.length({ words: wordCount, minutes: Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE)) })}
        </p>
        <h2>{draft.title || t.newTitle}</h2>
        {draft.excerpt !== '' && <p className={classes.excerpt}>{draft.excerpt}</p>}
        {text.trim() === '' ? (
          <p className={classes.author}>{t.previewEmpty}</p>
        ) : (
          <ContentBlocks blocks={blocksOfText(text)} level={3} />
        )}
      </article>
    </section>
  )
}
