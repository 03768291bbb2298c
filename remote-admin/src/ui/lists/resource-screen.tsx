import { useStore } from '@nanostores/react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '@platform/shared-ui/button'
import { PlusIcon } from '@platform/shared-ui/icon'
import type { MenuEntry } from '@platform/shared-ui/menu'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ResourceList, type ResourceListProps } from './resource-list.tsx'
import { resourceMessages } from '../resource.messages.ts'
import layout from '../layout.module.css'
import type { EditorProps } from '../use-row-form.ts'

interface ResourceScreenProps<Row, Arg> extends Omit<
  ResourceListProps<Row, Arg>,
  'caption' | 'rowKey' | 'rowActions'
> {
  readonly title: string
  readonly lead: string
  readonly back?: { readonly to: string; readonly label: string }
  /** The button that opens the editor for a new row; without it none can be added. */
  readonly add?: string | undefined
  /** After it. */
  readonly actions?: ReactNode
  readonly filters?: ReactNode
  /** Of a row, or of a new one. */
  readonly Editor: ComponentType<EditorProps<Row>>
  /** Rows that the editor does not open. */
  readonly mayEdit?: (row: Row) => boolean
}

/** A page with one list, whose rows are added, edited and removed there. */
export function ResourceScreen<Row extends { readonly id: string | number }, Arg>(
  props: ResourceScreenProps<Row, Arg>,
) {
  const { title, lead, back, filters, Editor, mayEdit = () => true, ...list } = props
  const t = useStore(resourceMessages)
  const [editing, setEditing] = useState<Row | 'new' | null>(null)
  const rowActions = (row: Row): MenuEntry[] =>
    mayEdit(row) ? [{ label: t.edit, onSelect: () => setEditing(row) }] : []
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader
        title={title}
        lead={lead}
        {...(back && { back })}
        actions={<Actions {...props} onAdd={() => setEditing('new')} />}
      />
      {filters}
      <ResourceList {...list} caption={title} rowKey={({ id }) => id} rowActions={rowActions} />
      {editing && <Editor row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </div>
  )
}

interface ActionsProps {
  readonly add?: string | undefined
  readonly actions?: ReactNode
  readonly onAdd: () => void
}

function Actions({ add, actions, onAdd }: ActionsProps) {
  return (
    <>
      {add !== undefined && (
        <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
          {add}
        </Button>
      )}
      {actions}
    </>
  )
}
