import { useStore } from '@nanostores/react'
import styles from './hero-scene.module.css'
import { homeMessages } from './home.messages.ts'

/**
 * A working edge in the style of a plan: rail, anchor, harness and ladder, each with the number that the rule gives.
 */
export function HeroScene() {
  const m = useStore(homeMessages)
  return (
    <svg className={styles.scene} viewBox="0 0 560 460">
      <g className={styles.steel}>
        <path d="M20 64h470M20 76h470M52 76v216M64 76v216M262 76v216M274 76v216M64 110l34-34M262 110l-34-34M274 110l34-34" />
        <path d="M52 308v112M64 308v112M262 308v112M274 308v112" />
      </g>
      <path className={styles.slab} d="M8 292h352v16H8z" />
      <path
        className={styles.ground}
        d="M0 420h560M20 420l-14 16M80 420l-14 16M140 420l-14 16M200 420l-14 16M260 420l-14 16M320 420l-14 16M380 420l-14 16M440 420l-14 16M500 420l-14 16M556 420l-14 16"
      />
      <path
        className={styles.rail}
        d="M84 292v-86M132 292v-86M180 292v-86M228 292v-86M80 206h152M80 248h152"
      />
      <path
        className={styles.ladder}
        d="M396 420 352 246M416 420 372 246M391 400h20M386 378h20M380 356h20M375 334h20M369 312h20M364 290h20M358 268h20"
      />
      <path className={styles.lifeline} d="M322 82c2 40-6 70-4 100" />
      <circle className={styles.anchor} cx="322" cy="78" r="7" />
      <g className={styles.worker}>
        <path d="M304 168a16 16 0 0 1 32 0z" />
        <path d="M299 168h42" />
        <path d="M309 172v4a11 11 0 0 0 22 0v-4" />
        <path d="M303 192h34l4 46h-42z" />
        <path d="M303 196l-14 30 12 14M337 196l20 22 12-12" />
        <path d="M305 238l-6 52M333 238l8 52M294 291h12M336 291h12" />
      </g>
      <path className={styles.harness} d="M309 192l18 46M331 192l-18 46M301 222h38" />
      <g className={styles.measure}>
        <path d="M246 206v86M240 206h12M240 292h12" />
        <path d="M470 292v128M464 292h12M464 420h12M386 292h78" />
      </g>
      <g className={styles.numbers}>
        <text x="180" y="194">
          {m.sceneRail}
        </text>
        <text x="484" y="362">
          {m.sceneEdge}
        </text>
        <text x="340" y="112">
          {m.sceneAnchor}
        </text>
        <text x="414" y="378">
          {m.sceneLadder}
        </text>
      </g>
    </svg>
  )
}
