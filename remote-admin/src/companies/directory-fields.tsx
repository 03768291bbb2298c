import { useStore } from '@nanostores/react'
import { DIRECTORY_TLS_MODES } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { PasswordField, TextAreaField, TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { companyFieldMessages } from './companies.messages.ts'
import classes from './companies.module.css'
import type { CompanyFieldsProps } from './company-fields.tsx'

export function DirectoryFields(props: CompanyFieldsProps) {
  return (
    <>
      <ServerFields {...props} />
      <ServiceFields {...props} />
    </>
  )
}

/** Where the directory is, and how to know that it is the right one. */
function ServerFields({ draft, errors, set }: CompanyFieldsProps) {
  const t = useStore(companyFieldMessages)
  const labels = { ldaps: t.tlsLdaps, starttls: t.tlsStarttls, plain: t.tlsPlain }
  return (
    <>
      <div className={classes.server}>
        <TextField
          label={t.host}
          hint={t.hostHint}
          required
          spellCheck={false}
          value={draft.host}
          error={errors['directory.host']}
          onChange={({ target }) => set({ host: target.value })}
        />
        <TextField
          label={t.port}
          hint={t.portHint}
          required
          inputMode="numeric"
          value={draft.port}
          error={errors['directory.port']}
          onChange={({ target }) => set({ port: target.value })}
        />
      </div>
      <SelectField
        label={t.tls}
        value={draft.tls}
        options={DIRECTORY_TLS_MODES.toReversed().map((mode) => ({ value: mode, label: labels[mode] }))}
        onChange={({ target }) =>
          set({ tls: DIRECTORY_TLS_MODES.find((mode) => mode === target.value) ?? draft.tls })
        }
      />
      {draft.tls === 'plain' && <Alert kind="warning">{t.plainWarning}</Alert>}
      {draft.tls !== 'plain' && (
        <TextAreaField
          label={t.ca}
          hint={t.caHint}
          rows={4}
          spellCheck={false}
          className={classes.code}
          value={draft.caPem}
          error={errors['directory.caPem']}
          onChange={({ target }) => set({ caPem: target.value })}
        />
      )}
    </>
  )
}

/** Who looks people up, and where. */
function ServiceFields({ draft, errors, hasBindPassword, set }: CompanyFieldsProps) {
  const t = useStore(companyFieldMessages)
  return (
    <>
      <TextField
        label={t.bindDn}
        hint={t.bindDnHint}
        required
        spellCheck={false}
        value={draft.bindDn}
        error={errors['directory.bindDn']}
        onChange={({ target }) => set({ bindDn: target.value })}
      />
      <PasswordField
        label={t.bindPassword}
        hint={hasBindPassword ? t.bindPasswordKept : t.bindPasswordHint}
        required={!hasBindPassword}
        autoComplete="new-password"
        value={draft.bindPassword}
        error={errors['directory.bindPassword']}
        onChange={({ target }) => set({ bindPassword: target.value })}
      />
      <TextField
        label={t.baseDn}
        hint={t.baseDnHint}
        required
        spellCheck={false}
        value={draft.baseDn}
        error={errors['directory.baseDn']}
        onChange={({ target }) => set({ baseDn: target.value })}
      />
      <TextField
        label={t.userFilter}
        hint={t.userFilterHint}
        required
        spellCheck={false}
        value={draft.userFilter}
        error={errors['directory.userFilter']}
        onChange={({ target }) => set({ userFilter: target.value })}
      />
    </>
  )
}
