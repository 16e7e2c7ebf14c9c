import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import { type Action, useAction } from '../../forms/use-action'
import { useMessages } from '../../i18n/use-messages'
import { Lazy, lazy } from '../../page/lazy'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Setting } from '../setting'
import { useSaved } from '../use-saved'
import { readPicture } from './read-picture'

/** Props of {@link PictureSetting}. */
export interface PictureSettingProps {
  /** Label of the setting. */
  label: string
  /** Preview of the picture, or its placeholder. */
  picture: ReactNode
  /** Whether a picture is set. */
  hasPicture: boolean
  /** Stores a picture, given as a data URL; `null` removes it. */
  save: (url: string | null) => Promise<void>
}

const lazyCropper = /* @__PURE__ */ lazy(
  async () => (await import('./picture-cropper')).PictureCropper,
)

/** Setting for a picture: choose or drop a file, crop it to a circle, remove it. */
export function PictureSetting({ label, picture, hasPicture, save }: PictureSettingProps) {
  const { t } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [isSaved, setSaved] = useSaved()
  const chosen = useChosenPicture(() => setSaved(false))

  const removing = useAction(async () => {
    setSaved(false)
    await save(null)
    setSaved(true)
    input.current?.focus()
  })

  const failure = chosen.opening.failure ?? removing.failure

  function close() {
    chosen.discard()
    input.current?.focus()
  }

  async function saveCropped(url: string) {
    await save(url)
    setSaved(true)
    close()
  }

  return (
    <DropZone onDrop={chosen.open}>
      <Setting
        label={label}
        value={<CurrentPicture picture={picture} hasPicture={hasPicture} />}
        isSaved={isSaved}
        action={
          <div className="stack-buttons">
            {hasPicture && <RemovePictureButton context={label} removing={removing} />}
            <FileButton input={input} label={t('picture.choose')} onChoose={chosen.open} />
          </div>
        }
      >
        {(chosen.source || chosen.isUnreadable || failure !== null) && (
          <ChosenPicture
            source={chosen.source}
            isUnreadable={chosen.isUnreadable}
            error={failure}
            onCancel={close}
            save={saveCropped}
          />
        )}
      </Setting>
    </DropZone>
  )
}

/** The preview of the picture, or its placeholder beside the message that there is none. */
function CurrentPicture({
  picture,
  hasPicture,
}: Pick<PictureSettingProps, 'picture' | 'hasPicture'>) {
  const { t } = useMessages()
  return (
    <span className="stack-picture">
      {picture}
      {!hasPicture && t('picture.none')}
    </span>
  )
}

/** State of the picture the user chose, from opening its file until it is saved or discarded. */
function useChosenPicture(onOpen: () => void) {
  const [source, setSource] = useState<string | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const opening = useAction(async (file: File) => {
    onOpen()
    const [content] = await Promise.all([readPicture(file), lazyCropper()])
    setUnreadable(content === null)
    setSource(content)
  })

  return {
    /** Content as a data URL; `null` while no picture is chosen. */
    source,
    /** Whether the last file was not a picture that the browser can show. */
    isUnreadable,
    opening,
    open(file: File | undefined) {
      if (file) void opening.run(file)
    },
    discard: () => setSource(null),
  }
}

interface DropZoneProps {
  onDrop: (file: File | undefined) => void
  children: ReactNode
}

function DropZone({ onDrop, children }: DropZoneProps) {
  function drop(event: DragEvent) {
    event.preventDefault()
    onDrop(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {children}
    </div>
  )
}

interface RemovePictureButtonProps {
  /** Label of the setting, for screen readers. */
  context: string
  removing: Action<[]>
}

function RemovePictureButton({ context, removing }: RemovePictureButtonProps) {
  const { t } = useMessages()
  return (
    <Button
      variant="danger"
      context={context}
      pending={removing.status === 'pending'}
      pendingLabel={t('setting.removing')}
      onClick={() => void removing.run()}
    >
      {t('setting.remove')}
    </Button>
  )
}

interface FileButtonProps {
  input: RefObject<HTMLInputElement | null>
  label: string
  onChoose: (file: File | undefined) => void
}

/** The label is the button: the browser's own file input is behind it. */
function FileButton({ input, label, onChoose }: FileButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onChoose(currentTarget.files?.[0])
    // Makes choosing the same file again a change.
    currentTarget.value = ''
  }

  return (
    <label className="stack-button stack-button--outline stack-file">
      {label}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="stack-visually-hidden"
        onChange={choose}
      />
    </label>
  )
}

interface ChosenPictureProps {
  source: string | null
  isUnreadable: boolean
  /** Thrown by opening or removing a picture. */
  error: unknown
  onCancel: () => void
  save: (url: string) => Promise<void>
}

/** The picture to crop, or the reason why there is none. */
function ChosenPicture({ source, isUnreadable, error, onCancel, save }: ChosenPictureProps) {
  const { t } = useMessages()
  return (
    <>
      <Notice>{isUnreadable && t('picture.unreadable')}</Notice>
      <FailureNotice error={error} />
      {source && <Lazy key={source} component={lazyCropper} props={{ source, onCancel, save }} />}
    </>
  )
}
