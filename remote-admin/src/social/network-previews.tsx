import { useStore } from '@nanostores/react'
import type { SocialNetwork } from '@platform/shared-contracts/http'
import { socialText, tooLongFor } from '@platform/shared-contracts/rules'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { PhraseAlert } from '../ui/phrase-alert.tsx'
import type { PostDraft } from './post-form.ts'
import { composerMessages, socialMessages } from './social.messages.ts'
import { useCopyPost } from './use-copy-post.ts'
import classes from './social.module.css'

/** What is pasted into each chosen network, and what to think about before it is. */
export function NetworkPreviews({ draft }: { readonly draft: PostDraft }) {
  const t = useStore(composerMessages)
  return (
    <section className={classes.previews} aria-label={t.previews}>
      <PhraseAlert text={draft.text} />
      {draft.networks.length === 0 && <p className={classes.quiet}>{t.chooseNetwork}</p>}
      {draft.networks.map((network) => (
        <NetworkPreview key={network} network={network} draft={draft} />
      ))}
    </section>
  )
}

interface Props {
  readonly network: SocialNetwork
  readonly draft: PostDraft
}

function NetworkPreview({ network, draft }: Props) {
  const t = useStore(composerMessages)
  const labels = useStore(socialMessages)
  const copy = useCopyPost()
  const post = socialText(draft)
  const isTooLong = tooLongFor([network], post).length > 0
  return (
    <Card
      as="article"
      level={2}
      title={labels[network]}
      className={isTooLong ? classes.over : undefined}
      footer={
        <Button
          size="sm"
          disabled={post === ''}
          aria-label={t.copyFor({ network: labels[network] })}
          onClick={() => void copy(post)}
        >
          {labels.copy}
        </Button>
      }
    >
      {post === '' ? <p className={classes.quiet}>{t.previewEmpty}</p> : <PostText draft={draft} />}
      {network === 'instagram' && draft.link.trim() !== '' && <p className={classes.quiet}>{t.noLinks}</p>}
    </Card>
  )
}

function PostText({ draft: { text, link } }: Pick<Props, 'draft'>) {
  return (
    <div className={classes.paper}>
      {text.trim() !== '' && <p>{text.trim()}</p>}
      {link.trim() !== '' && <p className={classes.link}>{link.trim()}</p>}
    </div>
  )
}
