import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { format } from '@platform/shared-contracts/remote'
import classes from './filter-tiles.module.css'

interface Tile {
  readonly id: string
  readonly count: number
  readonly label: ReactNode
}

interface FilterTilesProps {
  /** Names the group. */
  readonly label: string
  readonly tiles: readonly Tile[]
  readonly chosen: string
  /** An empty id for none. */
  readonly onChoose: (id: string) => void
}

/** Counts that narrow a list: a tile shows its rows only, and pressed again all of them. */
export function FilterTiles({ label, tiles, chosen, onChoose }: FilterTilesProps) {
  const { number } = useStore(format)
  return (
    <div className={classes.tiles} role="group" aria-label={label}>
      {tiles.map((tile) => (
        <button
          key={tile.id}
          type="button"
          className={classes.tile}
          aria-pressed={tile.id === chosen}
          onClick={() => onChoose(tile.id === chosen ? '' : tile.id)}
        >
          <span className={classes.count}>{number(tile.count)}</span>
          {tile.label}
        </button>
      ))}
    </div>
  )
}
