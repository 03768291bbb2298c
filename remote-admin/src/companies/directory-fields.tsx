import { useStore } from '@nanostores/react'
import { DIRECTORY_TLS_MODES } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { PasswordField, TextAreaField, TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { companyFieldMessages } from './companies.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './companies.module.css'
import type { CompanyFieldsProps } from './company-fields-props.ts'

export function DirectoryFields(props: CompanyFieldsProps) {
  return (
    <>
      <ServerFields {...props} />
      <ServiceFields {...props} />
    </>
  )
}

/** Where the directory is, and how to know that it is the right one. */
function ServerFields({ form: { field, form } }: CompanyFieldsProps) {
  const t = useStore(companyFieldMessages)
  const labels = { ldaps: t.tlsLdaps, starttls: t.tlsStarttls, plain: t.tlsPlain }
  const isPlain = form.watch('directory.tls') === 'plain'
  return (
    <>
      <div className={classes.server}>
        <TextField
          label={t.host}
          hint={t.hostHint}
          required
          spellCheck={false}
          {...field('directory.host')}
        />
        <TextField
          label={t.port}
          hint={t.portHint}
          required
          inputMode="numeric"
          {...field('directory.port')}
        />
      </div>
      <SelectField
        label={t.tls}
        options={DIRECTORY_TLS_MODES.toReversed().map((mode) => ({ value: mode, label: labels[mode] }))}
        {...field('directory.tls')}
      />
      {isPlain ? (
        <Alert kind="warning">{t.plainWarning}</Alert>
      ) : (
        <TextAreaField
          label={t.ca}
          hint={t.caHint}
          rows={4}
          spellCheck={false}
          className={layout.code}
          {...field('directory.caPem')}
        />
      )}
    </>
  )
}

/** Who looks people up, and where. */
function ServiceFields({ form: { field }, hasBindPassword }: CompanyFieldsProps) {
  const t = useStore(companyFieldMessages)
  return (
    <>
      <TextField
        label={t.bindDn}
        hint={t.bindDnHint}
        required
        spellCheck={false}
        {...field('directory.bindDn')}
      />
      <PasswordField
        label={t.bindPassword}
        hint={hasBindPassword ? t.bindPasswordStored : t.bindPasswordHint}
        required={!hasBindPassword}
        autoComplete="new-password"
        {...field('directory.bindPassword')}
      />
      <TextField
        label={t.baseDn}
        hint={t.baseDnHint}
        required
        spellCheck={false}
        {...field('directory.baseDn')}
      />
      <TextField
        label={t.userFilter}
        hint={t.userFilterHint}
        required
        spellCheck={false}
        {...field('directory.userFilter')}
      />
    </>
  )
}
