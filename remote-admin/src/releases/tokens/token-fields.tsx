import { useStore } from '@nanostores/react'
import { DEPLOY_TOKEN_DAYS_MAX } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { ChoicesField } from '../../ui/choices-field.tsx'
import type { FormOf } from '../../ui/use-resource-form.ts'
import type { Menu, TokenDraft } from './token-form.rule.ts'
import { tokenFormMessages } from './tokens.messages.ts'

const MENUS: readonly Menu[] = ['main', 'services', 'admin']

export function TokenFields({ form }: { readonly form: FormOf<TokenDraft> }) {
  const t = useStore(tokenFormMessages)
  const field = (name: Exclude<keyof TokenDraft, 'menus'>) => ({
    label: t[name],
    hint: t[`${name}Hint`],
    autoComplete: 'off',
    ...form.field(name),
  })
  return (
    <>
      <TextField {...field('name')} required />
      <TextField {...field('team')} required spellCheck={false} />
      <TextField {...field('remotes')} required spellCheck={false} />
      <TextField {...field('prefixes')} spellCheck={false} />
      <ChoicesField
        label={t.menus}
        hint={t.menusHint}
        options={MENUS.map((menu) => ({ value: menu, label: t[menu] }))}
        field={form.field('menus')}
      />
      <TextField {...field('days')} type="number" min={1} max={DEPLOY_TOKEN_DAYS_MAX} required />
    </>
  )
}
