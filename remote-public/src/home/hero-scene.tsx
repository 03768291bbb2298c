import { useStore } from '@nanostores/react'
import styles from './hero-scene.module.css'
import { homeMessages } from './home.messages.ts'

/**
 * A working edge in the style of a plan, 1.8 units to the inch: the deck 6 ft up, a guardrail of 42 in with midrail and
 * toeboard, a ladder of 4 to 1 whose rails reach 3 ft above the deck, and a line from an anchor to the ring on the back.
 */
export function HeroScene() {
  const m = useStore(homeMessages)
  return (
    <svg className={styles.scene} viewBox="0 0 560 460">
      <g className={styles.steel}>
        <path d="M20 44h470M20 56h470M52 56v244M64 56v244M64 90l34-34M52 316v114M64 316v114M300 316v114M312 316v114" />
      </g>
      <path className={styles.slab} d="M8 300h356v16H8z" />
      <path
        className={styles.ground}
        d="M0 430h560M20 430l-14 16M80 430l-14 16M140 430l-14 16M200 430l-14 16M260 430l-14 16M320 430l-14 16M380 430l-14 16M440 430l-14 16M500 430l-14 16M556 430l-14 16"
      />
      <path className={styles.rail} d="M88 300v-76M148 300v-76M208 300v-76M88 224h120M88 262h120" />
      <path className={styles.toeboard} d="M84 293.5h128v6.5H84z" />
      <path
        className={styles.ladder}
        d="M400 430 351 235M424 430 375 235M396 414h24M391 394h24M386 374h24M381 354h24M376 334h24M371 314h24M365 290h24M360 270h24M355 250h24"
      />
      <path className={styles.lifeline} d="M284 64V213" />
      <circle className={styles.anchor} cx="284" cy="60" r="7" />
      <g className={styles.worker}>
        <path d="M277 190a15 15 0 0 1 30 0zM272 190h44" />
        <path d="M282 193v3a10 10 0 0 0 20 0v-3" />
        <path d="M279 211h26l3 42h-32z" />
        <path d="M279 215l-8 24 12 12M305 215l16 18 12-10" />
        <path d="M280 253l-5 45M304 253l6 45M270 299h12M306 299h12" />
      </g>
      <path className={styles.harness} d="M282 211l20 42M302 211l-20 42M277 240h30" />
      <circle className={styles.ring} cx="284" cy="217" r="5" />
      <g className={styles.measure}>
        <path d="M228 224v76M222 224h12M222 300h12" />
        <path d="M408 235v65M402 235h12M402 300h12M364 300h44" />
        <path d="M478 300v130M472 300h12M472 430h12M420 300h52" />
      </g>
      <g className={styles.numbers}>
        <text x="148" y="212">
          {m.sceneRail}
        </text>
        <text x="416" y="274">
          {m.sceneAbove}
        </text>
        <text x="488" y="371">
          {m.sceneEdge}
        </text>
        <text x="300" y="84">
          {m.sceneAnchor}
        </text>
        <text x="434" y="398">
          {m.sceneLadder}
        </text>
      </g>
    </svg>
  )
}
