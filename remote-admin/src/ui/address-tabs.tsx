import type { ReactNode } from 'react'
import { Tabs } from '@platform/shared-ui/tabs'
import { useAddress } from '../lib/use-address.ts'

export interface AddressTab {
  readonly id: string
  readonly label: ReactNode
  /** Called for the open tab only: the lists of several tabs store their filters under the same names. */
  readonly content: () => ReactNode
}

interface Props {
  /** What the tabs choose between, for screen readers. */
  readonly label: string
  /** Parameter of the URL that holds the id of the open tab; it is absent for the first tab. */
  readonly param?: string
  readonly tabs: readonly AddressTab[]
  /** For tabs that keep other parameters; without it the URL holds only the open tab. Gets '' for the first tab. */
  readonly onOpen?: (id: string) => void
}

/** Tabs whose open one is stored in the URL. An unknown id opens the first. */
export function AddressTabs({ label, param = 'view', tabs, onOpen }: Props) {
  const { go } = useAddress()
  const open = useOpenTab(tabs, param)
  const openOnly = (id: string) => go(id === '' ? {} : { [param]: id })
  return (
    <Tabs
      label={label}
      value={open}
      onChange={(id) => (onOpen ?? openOnly)(id === tabs[0]?.id ? '' : id)}
      tabs={tabs.map((tab) => ({ ...tab, content: tab.id === open && tab.content() }))}
    />
  )
}

/** Id of the tab that the URL names, otherwise of the first. */
export function useOpenTab(tabs: readonly Pick<AddressTab, 'id'>[], param = 'view'): string {
  const { value } = useAddress()
  return (tabs.find(({ id }) => id === value(param)) ?? tabs[0])?.id ?? ''
}
