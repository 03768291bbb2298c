import { useStore } from '@nanostores/react'
import { TrainingAssignmentRequest } from '@platform/shared-contracts/http'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import { moduleOptions } from '../../../lib/module-title.ts'
import { ChoicesField } from '../../../ui/choices-field.tsx'
import { ResourceDialog } from '../../../ui/resource-dialog.tsx'
import { useActionForm } from '../../../ui/use-row-form.ts'
import { AssignmentFindings } from './assignment-findings.tsx'
import { useAssignTrainingMutation } from '../training.api.ts'
import { assignMessages } from '../training.messages.ts'
import layout from '../../../ui/layout.module.css'

interface Props {
  /** Learners one by one, or all who match. */
  readonly whom: Pick<TrainingAssignmentRequest, 'people' | 'matching' | 'expected'>
  readonly count: number
  /** Chosen to begin with. */
  readonly modules?: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

export function AssignDialog({ whom, count, modules = [], onClose, onDone }: Props) {
  const t = useStore(assignMessages)
  const { form, field, ...rest } = useAssignForm({ whom, count, modules, onDone })
  const isRemoval = form.watch('isRemoval')
  return (
    <ResourceDialog
      form={{ form, ...rest }}
      title={t.title({ count })}
      size="lg"
      className={layout.stack}
      save={t.save}
      saving={t.saving}
      onClose={onClose}
    >
      <ChoicesField label={t.modules} isWide options={moduleOptions()} field={field('modules')} />
      <TextField
        label={t.dueOn}
        hint={t.dueHint}
        type="date"
        required={!isRemoval}
        readOnly={isRemoval}
        {...field('dueOn')}
      />
      <CheckboxField label={t.remove} {...field('isRemoval')} />
      {!isRemoval && (
        <AssignmentFindings
          wanted={{ people: whom.people, matching: whom.matching, modules: [...form.watch('modules')] }}
          replaces={<CheckboxField label={t.replaces} hint={t.replacesHint} {...field('replaces')} />}
        />
      )}
    </ResourceDialog>
  )
}

function useAssignForm({ whom, count, modules = [], onDone }: Omit<Props, 'onClose'>) {
  const t = useStore(assignMessages)
  const [assign] = useAssignTrainingMutation()
  return useActionForm({
    // An admin who opens a module of a learner wants to change its date.
    start: { modules, dueOn: '', isRemoval: false, replaces: modules.length > 0 },
    toRequest: ({ modules: chosen, dueOn, isRemoval, replaces }) => ({
      ...whom,
      modules: chosen,
      dueOn: isRemoval ? null : dueOn,
      keepsDueDates: !replaces,
    }),
    schema: TrainingAssignmentRequest,
    send: assign,
    done: t.done({ count }),
    onClose: onDone,
  })
}
