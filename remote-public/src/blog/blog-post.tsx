import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import type { BlogPost } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { Button } from '@platform/shared-ui/button'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { Link } from 'react-router-dom'
import { useAnswer } from '../lib/use-answer.ts'
import { untilLoaded } from '../lib/until-loaded.ts'
import styles from './blog.module.css'
import postStyles from './post.module.css'
import { postMessages } from './post.messages.ts'
import { PostText } from './post-text.tsx'

const MissingPost = lazy(async () => {
  const missing = await untilLoaded(() => import(/* webpackChunkName: "post-later" */ './missing-post.tsx'))
  return { default: missing.MissingPost }
})

/** One post under its own address; where there is none, the way back to those there are. */
export function BlogPostPage({ slug }: { readonly slug: string }) {
  const m = useStore(postMessages)
  const { answer, reload } = useAnswer(`/blog/${encodeURIComponent(slug)}`, 'BlogPost')
  if (answer.status === 'ready') return <Post post={answer.data} />
  if (answer.status === 'failed' && answer.error.status === 404)
    return (
      <Suspense fallback={<Skeleton lines={14} />}>
        <MissingPost />
      </Suspense>
    )
  return (
    <>
      <PageHeader title={answer.status === 'failed' ? m.failed : ' '} back={{ to: '/blog', label: m.back }} />
      {answer.status === 'failed' ? <FailedState onRetry={reload} /> : <Skeleton lines={14} />}
    </>
  )
}

function Post({ post }: { readonly post: BlogPost }) {
  const m = useStore(postMessages)
  const { tenant } = usePlatform()
  return (
    <article>
      <DocumentHead title={post.title} description={post.excerpt} canonical={post.homeUrl ?? undefined} />
      <PageHeader
        title={post.title}
        lead={post.excerpt}
        back={{ to: '/blog', label: m.back }}
        actions={<CopyLink />}
      />
      <PostText post={post} publisher={tenantName(tenant)} />
      <p className={postStyles.disclaimer}>{m.disclaimer}</p>
      <p className={styles.follow}>
        {post.authorSlug !== undefined && (
          <Link to={`/blog/author/${post.authorSlug}`}>{m.byAuthor({ author: post.author })}</Link>
        )}
        <Link to="/newsletter">{m.byEmail}</Link>
      </p>
      <Neighbors post={post} />
    </article>
  )
}

function CopyLink() {
  const m = useStore(postMessages)
  const { notify } = usePlatform()
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => notify('success', m.copied),
      () => notify('warning', m.notCopied),
    )
  return (
    <Button size="sm" onClick={copy}>
      {m.copyLink}
    </Button>
  )
}

function Neighbors({ post: { previous, next } }: { readonly post: BlogPost }) {
  const m = useStore(postMessages)
  if (!previous && !next) return null
  return (
    <nav aria-label={m.neighbors} className={postStyles.neighbors}>
      {previous && (
        <Link to={`/blog/${previous.slug}`} rel="prev">
          <span>{m.previous}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={`/blog/${next.slug}`} rel="next" className={postStyles.nextPost}>
          <span>{m.next}</span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
