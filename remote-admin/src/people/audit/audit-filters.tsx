import { useStore } from '@nanostores/react'
import { AUDIT_GROUPS } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useListTenantChoicesQuery } from '../../app/tenant-choices.api.ts'
import { useAddress } from '../../lib/use-address.ts'
import { ExportButton } from '../../ui/lists/export-button.tsx'
import { auditRequest, useAuditFilter } from './audit-filter.ts'
import { auditGroupMessages, auditMessages } from './audit.messages.ts'
import layout from '../../ui/layout.module.css'
import classes from '../people.module.css'

/** All of them live in the address, so that Back and a shared link show the same entries. */
export function AuditFilters() {
  const t = useStore(auditMessages)
  const groups = useStore(auditGroupMessages)
  const { choose } = useAddress()
  const { session } = usePlatform()
  const filter = useAuditFilter()
  const { q, group, from, to, of } = filter
  const { base, params } = auditRequest(filter)
  return (
    <div className={layout.stack}>
      <SearchField label={t.search} value={q} onChange={(trail) => choose({ trail })} />
      <div className={classes.auditFilters}>
        {session.user?.isOperator && <ScopeField />}
        <SelectField
          label={t.group}
          emptyOption={t.everyGroup}
          options={AUDIT_GROUPS.map((value) => ({ value, label: groups[value] }))}
          value={group}
          onChange={(event) => choose({ group: event.target.value })}
        />
        <TextField
          label={t.from}
          type="date"
          value={from}
          onChange={(event) => choose({ from: event.target.value })}
        />
        <TextField
          label={t.to}
          type="date"
          value={to}
          error={from !== '' && to !== '' && to < from ? t.wrongOrder : undefined}
          onChange={(event) => choose({ to: event.target.value })}
        />
      </div>
      <div className={layout.buttons}>
        <ExportButton path={`${base}.csv`} query={params} fileName="audit.csv" failed={t.exportFailed} />
        {of !== '' && <Button onClick={() => choose({ of: '' })}>{t.everybody}</Button>}
      </div>
    </div>
  )
}

function ScopeField() {
  const t = useStore(auditMessages)
  const { choose } = useAddress()
  const { scope } = useAuditFilter()
  const { data } = useListTenantChoicesQuery()
  const tenants = (data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SelectField
      label={t.scope}
      emptyOption={t.thisSite}
      options={[{ value: 'all', label: t.everySite }, { value: 'platform', label: t.platform }, ...tenants]}
      value={scope}
      onChange={(event) => choose({ scope: event.target.value })}
    />
  )
}
