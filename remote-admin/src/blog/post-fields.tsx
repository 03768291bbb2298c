import { useStore } from '@nanostores/react'
import type { BlogAdminPost } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { editorMessages } from './blog.messages.ts'
import type { PostForm, VisibleField } from './post-form.ts'
import { slugOf } from './slug.rule.ts'
import classes from './blog.module.css'

interface Props {
  readonly form: PostForm
  readonly base: BlogAdminPost | null
  readonly errors: Readonly<Record<string, string>>
  readonly change: (patch: Partial<PostForm>) => void
}

const MODULES = CORE_MODULES.map(({ code, title }) => ({ value: code, label: `${code} ${title}` }))

export function PostFields({ form, base, errors, change }: Props) {
  const t = useStore(editorMessages)
  const field = (name: VisibleField) => ({
    value: form[name],
    error: errors[name === 'text' ? 'body' : name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  // Until it is saved, the address follows the title; after that it changes only by hand.
  const followsTitle = base === null && (form.slug === '' || form.slug === slugOf(form.title))
  const retitle = (title: string) => change(followsTitle ? { title, slug: slugOf(title) } : { title })
  return (
    <div className={classes.fields}>
      <TextField
        label={t.fieldTitle}
        required
        {...field('title')}
        onChange={({ target }) => retitle(target.value)}
      />
      <TextField
        label={t.slug}
        required
        spellCheck={false}
        hint={<SlugHint form={form} base={base} />}
        {...field('slug')}
      />
      <TextAreaField
        label={t.excerpt}
        hint={t.excerptHint({ count: form.excerpt.length })}
        rows={3}
        {...field('excerpt')}
      />
      <TextAreaField label={t.text} hint={t.textHint} rows={20} className={classes.text} {...field('text')} />
      <div className={classes.pair}>
        <TextField label={t.author} required {...field('author')} />
        <TextField label={t.tags} hint={t.tagsHint} {...field('tags')} />
      </div>
      <SelectField label={t.module} emptyOption={t.noModule} options={MODULES} {...field('moduleCode')} />
    </div>
  )
}

function SlugHint({ form, base }: Pick<Props, 'form' | 'base'>) {
  const t = useStore(editorMessages)
  if (base?.publishedAt && base.slug !== form.slug) return t.oldSlugWorks({ slug: base.slug })
  const former = base?.formerSlugs ?? []
  if (former.length > 0) return t.formerSlugs({ list: former.map((slug) => `/blog/${slug}`).join(', ') })
  return t.slugHint({ slug: form.slug || '...' })
}
