import { useId, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { useMessages } from '../i18n/use-messages'
import { useFocusOnMount } from '../lib/use-focus-on-mount'
import { Button } from '../ui/button'

/** Props of {@link PictureCropper}. */
export interface PictureCropperProps {
  /** The chosen picture, as a URL. */
  source: string
  /** Called with the cropped picture as a data URL. */
  save: (url: string) => Promise<void>
  /** Called when the user discards the picture. */
  onCancel: () => void
}

/**
 * Width and height in pixels: sharp at 128 CSS pixels on high-density screens, about 20 kB as JPEG.
 */
const edge = 256
const maxZoom = 5

/** Crops a picture to a square, shown as a circle, by pointer, wheel, touch or arrow keys. */
export function PictureCropper({ source, save, onCancel }: PictureCropperProps) {
  const { t } = useMessages()
  const area = useRef<Area | null>(null)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const saving = useAction(async () => {
    if (area.current) await save(await cut(source, area.current))
  })

  return (
    <div className="stack-form stack-setting__form">
      <div className="stack-cropper">
        <Cropper
          image={source}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          // The rules of the library are in our style sheet, as a policy against inline styles
          // would block its own.
          disableAutomaticStylesInjection
          classes={{
            containerClassName: 'stack-cropper__frame',
            mediaClassName: 'stack-cropper__picture',
            cropAreaClassName: 'stack-cropper__circle',
          }}
          // With this role, screen readers pass arrow keys through.
          cropperProps={{ role: 'application', 'aria-label': t('picture.cropArea') }}
          mediaProps={{ alt: '' }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => {
            area.current = pixels
          }}
        />
      </div>
      <ZoomSlider zoom={zoom} onZoomChange={setZoom} />
      <FailureNotice error={saving.failure} />
      <div className="stack-buttons">
        <Button
          pending={saving.status === 'pending'}
          pendingLabel={t('action.saving')}
          onClick={() => void saving.run()}
        >
          {t('picture.save')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </div>
  )
}

interface ZoomSliderProps {
  zoom: number
  onZoomChange: (zoom: number) => void
}

/** Zoom from 1 to {@link maxZoom}. Focused on mount. */
function ZoomSlider({ zoom, onZoomChange }: ZoomSliderProps) {
  const { t } = useMessages()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  useFocusOnMount(slider)

  return (
    <div className="stack-range">
      <label htmlFor={id} className="stack-field__label">
        {t('picture.zoom')}
      </label>
      <input
        ref={slider}
        id={id}
        type="range"
        min={1}
        max={maxZoom}
        step={0.1}
        value={zoom}
        onChange={({ currentTarget }) => onZoomChange(Number(currentTarget.value))}
      />
    </div>
  )
}

async function cut(source: string, { x, y, width, height }: Area): Promise<string> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not support drawing on a canvas.')
  // JPEG has no transparency: empty areas would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, edge, edge)
  context.drawImage(picture, x, y, width, height, 0, 0, edge, edge)
  return canvas.toDataURL('image/jpeg', 0.85)
}
