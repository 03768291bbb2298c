import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { rovingTarget } from '../lib/roving.rule.ts'
import styles from './tabs.module.css'
import { useShownTab } from './use-shown-tab.ts'

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Id of the open tab; leave it out to let the tabs remember it, starting from `defaultValue` or the first. */
  readonly value?: string
  readonly defaultValue?: string
  readonly onChange?: (id: string) => void
  /** Each tab as wide as the other, together as wide as the page: for two or three. */
  readonly isWide?: boolean
  /** For panels whose fields repeat the words of their tab: a name would be mistaken for the field's. */
  readonly hasUnnamedPanels?: boolean
  /** Every panel at once, for a form whose fields are in several tabs. */
  readonly mountsAll?: boolean
}

/** Arrow keys move between tabs and open them. What was opened once stays mounted, so that nothing typed is lost. */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, defaultValue, onChange, isWide, hasUnnamedPanels, mountsAll } = props
  const base = useId()
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id)
  const open = value ?? own
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set())
  if (open !== undefined && !opened.has(open)) setOpened(new Set([...opened, open]))

  const choose = (id: string) => {
    setOwn(id)
    if (id !== open) onChange?.(id)
  }
  return (
    <div className={styles.tabs}>
      <TabList {...{ base, label, tabs, open, choose, isWide }} />
      {tabs.map(({ id, content }) =>
        mountsAll || opened.has(id) ? (
          <div
            key={id}
            id={`${base}-${id}-panel`}
            role="tabpanel"
            aria-labelledby={hasUnnamedPanels ? undefined : `${base}-${id}`}
            hidden={id !== open}
            className={styles.panel}
          >
            {content}
          </div>
        ) : null,
      )}
    </div>
  )
}

interface TabListProps extends Pick<TabsProps, 'label' | 'tabs' | 'isWide'> {
  readonly base: string
  readonly open: string | undefined
  readonly choose: (id: string) => void
}

function TabList({ base, label, tabs, open, choose, isWide }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  useShownTab(list, open)
  const move = (event: KeyboardEvent, at: number) => {
    const next = rovingTarget(event.key, at, tabs.length, 'horizontal')
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.list, isWide && styles.wide)}
    >
      {tabs.map((tab, at) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${base}-${tab.id}`}
          aria-selected={tab.id === open}
          aria-controls={tab.id === open ? `${base}-${tab.id}-panel` : undefined}
          tabIndex={tab.id === open ? 0 : -1}
          className={styles.tab}
          onClick={() => choose(tab.id)}
          onKeyDown={(event) => move(event, at)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
