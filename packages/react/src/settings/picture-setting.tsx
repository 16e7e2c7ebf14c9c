import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { useMessages } from '../i18n/use-messages'
import { Lazy, lazy } from '../page/lazy'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { readPicture } from './read-picture'
import { Setting } from './setting'

/** Props of {@link PictureSetting}. */
export interface PictureSettingProps {
  /** Label of the setting. */
  label: string
  /** The picture as other places show it, or its placeholder. */
  picture: ReactNode
  /** Whether a picture is set. */
  hasPicture: boolean
  /** Takes the address of a picture, which is its content; `null` removes it. */
  save: (url: string | null) => Promise<void>
}

const lazyCropper = /* @__PURE__ */ lazy(
  async () => (await import('./picture-cropper')).PictureCropper,
)

/** A picture that is chosen or dropped, cut to a circle, and removed. */
export function PictureSetting({ label, picture, hasPicture, save }: PictureSettingProps) {
  const { t } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState<string | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [status, setStatus] = useState<string | null>(null)

  const removing = useAction(async () => {
    setStatus(null)
    await save(null)
    setStatus(t('picture.removed'))
    input.current?.focus()
  })

  const opening = useAction(async (file: File) => {
    setStatus(null)
    const [content] = await Promise.all([readPicture(file), lazyCropper()])
    setUnreadable(content === null)
    setSource(content)
  })

  function open(file: File | undefined) {
    if (file) void opening.run(file)
  }

  const failed = [opening, removing].find((action) => action.status === 'failed')

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    open(currentTarget.files?.[0])
    // Choosing the same file again is a change, too.
    currentTarget.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    open(event.dataTransfer.files[0])
  }

  function close() {
    setSource(null)
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Setting
        label={label}
        value={
          <span className="stack-picture">
            {picture}
            {!hasPicture && t('picture.none')}
          </span>
        }
        status={status}
        action={
          <div className="stack-buttons">
            {hasPicture && (
              <Button
                variant="outline"
                context={label}
                pending={removing.status === 'pending'}
                pendingLabel={t('setting.removing')}
                onClick={() => void removing.run()}
              >
                {t('setting.remove')}
              </Button>
            )}
            {/* The label is the button: so the browser's own file input is behind it. */}
            <label className="stack-button stack-button--outline stack-file">
              {t('picture.choose')}
              <input
                ref={input}
                type="file"
                accept="image/*"
                className="stack-visually-hidden"
                onChange={choose}
              />
            </label>
          </div>
        }
      >
        {(source || isUnreadable || failed) && (
          <>
            <Notice>{isUnreadable && t('picture.unreadable')}</Notice>
            <FailureNotice error={failed?.error ?? null} />
            {source && (
              <Lazy
                key={source}
                component={lazyCropper}
                props={{
                  source,
                  onCancel: close,
                  async save(url: string) {
                    await save(url)
                    setStatus(t('setting.saved'))
                    close()
                  },
                }}
              />
            )}
          </>
        )}
      </Setting>
    </div>
  )
}
