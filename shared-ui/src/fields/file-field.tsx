import { useStore } from '@nanostores/react'
import { useState, type DragEvent, type Ref } from 'react'
import { fileFieldMessages } from '../app/file-field.messages.ts'
import { FieldFrame, useFieldWiring, type FieldTexts } from './field-frame.tsx'
import styles from './file-field.module.css'
import { UploadIcon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

interface FileFieldProps extends FieldTexts {
  /** As of an input: `image/png,image/svg+xml` or `.csv`. */
  readonly accept?: string
  readonly file: File | null
  readonly onFile: (file: File | null) => void
  readonly required?: boolean
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** One file, chosen or dropped. Its checks are the caller's: a dropped file ignores `accept`. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, status, accept, file, onFile, required, disabled, ref } = props
  const messages = useStore(fileFieldMessages)
  const texts = { label, hint, error, status }
  const { id, control } = useFieldWiring(texts)
  const { isOver, ...drop } = useDrop(disabled ? () => undefined : onFile)
  return (
    <FieldFrame {...texts} id={id} isRequired={required}>
      <div className={classNames(styles.zone, isOver && styles.over)} {...drop}>
        <UploadIcon size={1.5} />
        <p className={styles.name}>{file?.name ?? messages.noFile}</p>
        <p>
          <span className={styles.choose}>{file ? messages.changeFile : messages.chooseFile}</span>{' '}
          {messages.dropFile}
        </p>
        <input
          type="file"
          {...control}
          ref={ref}
          accept={accept}
          required={required}
          disabled={disabled}
          className={styles.input}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
      </div>
    </FieldFrame>
  )
}

function useDrop(onFile: (file: File | null) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFile(event.dataTransfer.files[0] ?? null)
    },
  }
}
