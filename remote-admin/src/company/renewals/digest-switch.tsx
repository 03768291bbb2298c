import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { SwitchField } from '@platform/shared-ui/switch-field'
import { failureOf } from '../../lib/failure.ts'
import { useChooseDigestMutation, useGetDigestQuery } from './renewals.api.ts'
import { renewalMessages } from './renewals.messages.ts'

/** Whether the manager gets the weekly email; stored at once. */
export function DigestSwitch() {
  const t = useStore(renewalMessages)
  const { notify } = usePlatform()
  const { data } = useGetDigestQuery()
  const [choose, { isLoading, originalArgs }] = useChooseDigestMutation()
  const change = async (isOn: boolean) => {
    // A switch that is disabled meanwhile would lose the focus.
    if (isLoading) return
    const { error } = await choose({ isOn })
    if (error) notify('warning', failureOf(error).message)
    else notify('success', isOn ? t.digestOn : t.digestOff)
  }
  return (
    <SwitchField
      label={t.digest}
      hint={t.digestHint}
      checked={(isLoading ? originalArgs : data)?.isOn ?? false}
      disabled={!data}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}
