import { useStore } from '@nanostores/react'
import type { CompanyClass } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { useListClassPeopleQuery } from './classes.api.ts'
import { classMessages } from './classes.messages.ts'

interface AttendanceDialogProps extends Pick<CompanyClass, 'id'> {
  readonly onClose: () => void
}

/** Who attended a class, by the names of that day. */
export function AttendanceDialog({ id, onClose }: AttendanceDialogProps) {
  const t = useStore(classMessages)
  return (
    <Dialog
      isOpen
      title={t.peopleTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <Attendance id={id} />
    </Dialog>
  )
}

function Attendance({ id }: Pick<CompanyClass, 'id'>) {
  const t = useStore(classMessages)
  const { data, isError } = useListClassPeopleQuery(id)
  if (isError) return <Alert kind="danger">{t.peopleFailed}</Alert>
  if (!data) return <p role="status">{t.peopleLoading}</p>
  return (
    <ul>
      {data.map(({ personId, name }) => (
        <li key={personId}>{name}</li>
      ))}
    </ul>
  )
}
