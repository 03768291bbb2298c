import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PartnerRecord } from '@platform/shared-contracts/http'
import { SelectField } from '@platform/shared-ui/select-field'
import { useRemovePartnerMutation } from './partners.api.ts'
import { partnersMessages } from './partners.messages.ts'

const NO_ONE = '0'

/** The partner's learners are reassigned first: the admin chooses another partner for them, or none. */
export function usePartnerRemoval(all: readonly PartnerRecord[]) {
  const t = useStore(partnersMessages)
  const [choice, setChoice] = useState({ of: 0, to: NO_ONE })
  return (partner: PartnerRecord) => {
    const { id, learners } = partner
    const to = choice.of === id ? choice.to : NO_ONE
    const name = nameOf(partner)
    const options = all.filter((one) => one.id !== id).map(toOption)
    return {
      useRemove: useRemovePartnerMutation,
      arg: { id, to: learners > 0 ? to : undefined },
      title: t.removeTitle({ name }),
      action: t.remove,
      done: t.removed({ name }),
      text: (
        <>
          <p>{t.removeText}</p>
          {learners > 0 && (
            <SelectField
              label={t.successor}
              hint={t.removeLearners({ count: learners })}
              value={to}
              options={[{ value: NO_ONE, label: t.noPartner }, ...options]}
              onChange={({ target }) => setChoice({ of: id, to: target.value })}
            />
          )}
        </>
      ),
    }
  }
}

function toOption(partner: PartnerRecord) {
  return { value: String(partner.id), label: nameOf(partner) }
}

function nameOf({ firstName, lastName }: PartnerRecord): string {
  return `${firstName} ${lastName}`
}
