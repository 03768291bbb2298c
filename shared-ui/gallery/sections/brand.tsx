import { BrandMark } from '../../src/layout/brand-mark.tsx'
import * as icons from '../../src/layout/icon.tsx'
import styles from '../gallery.module.css'
import { Specimen } from '../specimen.tsx'

export function Brand() {
  return (
    <>
      <Specimen note="Brand mark, drawn where a tenant has no logo">
        <BrandMark name="OnCall Safety" />
        <BrandMark name="Trinova Safety Academy" size="lg" />
        <BrandMark name="Solo" />
      </Specimen>
      <Specimen note="Icons" layout="block">
        <div className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <div key={name} className={styles.iconCell}>
              <Icon size={1.5} />
              {name.replace(/Icon$/, '')}
            </div>
          ))}
        </div>
      </Specimen>
    </>
  )
}
