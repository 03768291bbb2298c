import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { gateMessages } from './gate.messages.ts'
import styles from './gate.module.css'
import { useCamera } from './use-camera.ts'

export function CameraView({ onCode }: { readonly onCode: (text: string) => void }) {
  const t = useStore(gateMessages)
  const { video, state, retry, turn } = useCamera(onCode)
  return (
    <div className={styles.camera}>
      <video
        ref={video}
        className={styles.video}
        muted
        playsInline
        hidden={state !== 'on'}
        aria-hidden="true"
      />
      {state === 'off' ? (
        <div className={styles.prompt}>
          <h2>{t.cameraOff}</h2>
          <p>{t.cameraOffText}</p>
          <Button onClick={retry}>{t.cameraRetry}</Button>
        </div>
      ) : (
        <div className={styles.prompt}>
          <h2>{t.ready}</h2>
          <p>{state === 'starting' ? t.cameraStarting : t.readyText}</p>
          {state === 'on' && <Button onClick={turn}>{t.otherCamera}</Button>}
        </div>
      )}
    </div>
  )
}
