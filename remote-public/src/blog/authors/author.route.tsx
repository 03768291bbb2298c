import { useStore } from '@nanostores/react'
import type { BlogAuthor } from '@platform/shared-contracts/http'
import { LinkButton } from '@platform/shared-ui/button'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useParams } from 'react-router-dom'
import { useAnswer } from '../../lib/use-answer.ts'
import { StructuredData } from '@platform/shared-ui/structured-data'
import { TitleWithPortrait } from '../../ui/portrait.tsx'
import { BlogCard } from '../blog-card.tsx'
import styles from '../blog.module.css'
import { authorMessages } from './author.messages.ts'

/** Who wrote a post, and everything that they wrote here. */
function AuthorRoute() {
  const { author = '' } = useParams()
  const { answer, reload } = useAnswer(`/blog/authors/${encodeURIComponent(author)}`, 'BlogAuthor')
  return (
    <div className={`content ${styles.page}`}>
      {answer.status === 'ready' && <Author author={answer.data} />}
      {answer.status === 'failed' && <Failed isMissing={answer.error.status === 404} onRetry={reload} />}
      {answer.status !== 'ready' && answer.status !== 'failed' && <Skeleton lines={14} />}
    </div>
  )
}

function Failed({ isMissing, onRetry }: { readonly isMissing: boolean; readonly onRetry: () => void }) {
  const m = useStore(authorMessages)
  const back = { to: '/blog', label: m.back }
  if (!isMissing)
    return (
      <>
        <PageHeader title={m.failed} back={back} />
        <FailedState onRetry={onRetry} />
      </>
    )
  return (
    <>
      <DocumentHead title={m.missing} isUnlisted />
      <PageHeader title={m.missing} lead={m.missingLead} back={back} />
    </>
  )
}

function Author({ author: { name, slug, profile, posts } }: { readonly author: BlogAuthor }) {
  const m = useStore(authorMessages)
  const title = m.title({ name })
  const about = profile ? profile.bio : [m.team]
  return (
    <>
      <DocumentHead title={title} description={about[0] ?? m.team} />
      <StructuredData data={personData({ name, slug, profile })} />
      <PageHeader
        title={profile ? <TitleWithPortrait title={title} name={name} portrait={profile.portrait} /> : title}
        lead={credentialsOf(profile) || m.lead({ count: posts.length })}
        back={{ to: '/blog', label: m.back }}
        actions={profile && <LinkButton to={`/consultant/${profile.publicUrl}`}>{m.profile}</LinkButton>}
      />
      <div className="prose">
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h2 className={styles.listTitle}>{m.posts}</h2>
      <ul className={styles.grid}>
        {posts.map((post) => (
          <BlogCard key={post.slug} post={post} />
        ))}
      </ul>
    </>
  )
}

function credentialsOf(profile: BlogAuthor['profile']): string {
  return profile ? [profile.title, ...profile.certifications].filter(Boolean).join(', ') : ''
}

function personData({ name, slug, profile }: Omit<BlogAuthor, 'posts'>) {
  return profile
    ? {
        '@type': 'Person',
        name,
        jobTitle: profile.title ?? undefined,
        url: `/consultant/${profile.publicUrl}`,
      }
    : { '@type': 'Organization', name, url: `/blog/author/${slug}` }
}

export { AuthorRoute as Component }
