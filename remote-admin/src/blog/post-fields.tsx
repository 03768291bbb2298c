import { useStore } from '@nanostores/react'
import type { BlogAdminPost } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import type { FormOf } from '../ui/use-resource-form.ts'
import { editorMessages } from './blog.messages.ts'
import type { PostDraft } from './post-form.ts'
import { slugOf } from './slug.rule.ts'
import layout from '../ui/layout.module.css'
import classes from './blog.module.css'

interface Props {
  readonly form: FormOf<PostDraft>
  readonly base: BlogAdminPost | null
}

const MODULES = CORE_MODULES.map(({ code, title }) => ({ value: code, label: `${code} ${title}` }))

export function PostFields({ form: { form, field }, base }: Props) {
  const t = useStore(editorMessages)
  const [slug, excerpt] = form.watch(['slug', 'excerpt'])
  return (
    <>
      <TitleField form={form} title={field('title')} isNew={base === null} />
      <TextField
        label={t.slug}
        required
        spellCheck={false}
        hint={<SlugHint slug={slug} base={base} />}
        {...field('slug')}
      />
      <TextAreaField
        label={t.excerpt}
        hint={t.excerptHint({ count: excerpt.length })}
        rows={3}
        {...field('excerpt')}
      />
      <TextAreaField label={t.text} hint={t.textHint} rows={20} className={classes.text} {...field('body')} />
      <div className={layout.pair}>
        <TextField label={t.author} required {...field('author')} />
        <TextField label={t.tags} hint={t.tagsHint} {...field('tags')} />
      </div>
      <SelectField label={t.module} emptyOption={t.noModule} options={MODULES} {...field('moduleCode')} />
    </>
  )
}

interface TitleFieldProps {
  readonly form: Props['form']['form']
  /** Registered before the fields below it: the first that is wrong gets the focus. */
  readonly title: ReturnType<Props['form']['field']>
  readonly isNew: boolean
}

/** Until the post is saved, its address follows the title; after that it changes only by hand. */
function TitleField({ form, title, isNew }: TitleFieldProps) {
  const t = useStore(editorMessages)
  const [text, slug] = form.watch(['title', 'slug'])
  const { isSubmitted } = form.formState
  const isFollowed = isNew && (slug === '' || slug === slugOf(text))
  return (
    <TextField
      label={t.fieldTitle}
      required
      {...title}
      onChange={(event) => {
        void title.onChange(event)
        if (!isFollowed) return
        form.setValue('slug', slugOf(event.target.value), { shouldDirty: true, shouldValidate: isSubmitted })
      }}
    />
  )
}

function SlugHint({ slug, base }: { readonly slug: string; readonly base: BlogAdminPost | null }) {
  const t = useStore(editorMessages)
  if (base?.publishedAt && base.slug !== slug) return t.oldSlugWorks({ slug: base.slug })
  const former = base?.formerSlugs ?? []
  if (former.length > 0) return t.formerSlugs({ list: former.map((one) => `/blog/${one}`).join(', ') })
  return t.slugHint({ slug: slug || '...' })
}
