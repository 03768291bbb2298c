import { useStore } from '@nanostores/react'
import { DEPLOY_TOKEN_DAYS_MAX } from '@platform/shared-contracts/http'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import type { Menu, TokenDraft, TokenField } from './token-form.rule.ts'
import { tokenFormMessages } from './tokens.messages.ts'
import classes from './tokens.module.css'

const MENUS: readonly Menu[] = ['main', 'services', 'admin']

interface FieldsProps {
  readonly draft: TokenDraft
  readonly errors: Partial<Record<TokenField, string>>
  readonly set: (patch: Partial<TokenDraft>) => void
}

export function TokenFields({ draft, errors, set }: FieldsProps) {
  const t = useStore(tokenFormMessages)
  const field = (name: TokenField) => ({
    label: t[name],
    hint: t[`${name}Hint`],
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set({ [name]: target.value }),
  })
  return (
    <>
      <TextField {...field('name')} required maxLength={80} />
      <TextField {...field('team')} required maxLength={40} spellCheck={false} />
      <TextField {...field('remotes')} required spellCheck={false} />
      <TextField {...field('prefixes')} spellCheck={false} />
      <MenuFields draft={draft} set={set} />
      <TextField {...field('days')} type="number" min={1} max={DEPLOY_TOKEN_DAYS_MAX} required />
    </>
  )
}

function MenuFields({ draft: { menus }, set }: Pick<FieldsProps, 'draft' | 'set'>) {
  const t = useStore(tokenFormMessages)
  return (
    <fieldset className={classes.menus} aria-describedby="token-menus-hint">
      <legend>{t.menus}</legend>
      <p id="token-menus-hint" className={classes.more}>
        {t.menusHint}
      </p>
      {MENUS.map((menu) => (
        <CheckboxField
          key={menu}
          label={t[menu]}
          checked={menus.includes(menu)}
          onChange={({ target }) =>
            set({ menus: target.checked ? [...menus, menu] : menus.filter((one) => one !== menu) })
          }
        />
      ))}
    </fieldset>
  )
}
